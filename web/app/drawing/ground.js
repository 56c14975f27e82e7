/** The ground of a described field: the ground by its looks, and the lines between cells. */

import { cellAt, outlines, sizeOf, UNIT } from "../battle/grid.js";
import { nothing, svg } from "../page/lit-html.js";

/** @import { Cell, Grid } from "../../shared/view.d.ts" */

/** The outlines of each look, of the field that was drawn last.
 * @type {{of: string, looks: [string, string][], lines: string}} */
let drawn = { of: "", looks: [], lines: "" };

/** @param {Grid} grid */
function groundOf(grid) {
  const of = `${grid.shape} ${grid.rows.join("/")}`;
  if (drawn.of === of) return drawn;
  const looks = new Map(grid.palette.map(({ letter, look }) => [letter, look]));
  /** @type {Map<string, Cell[]>} */
  const cells = new Map();
  grid.rows.forEach((row, down) => {
    [...row].forEach((letter, across) => {
      const look = looks.get(letter) ?? "plain";
      cells.set(look, [...(cells.get(look) ?? []), cellAt(grid, [across, down])]);
    });
  });
  drawn = {
    of,
    looks: [...cells].map(([look, some]) => [look, outlines(grid, some)]),
    lines: grid.shape === "square" ? squareLines(grid) : outlines(grid, [...cells.values()].flat()),
  };
  return drawn;
}

/** @param {Grid} grid */
function squareLines(grid) {
  const { width, height } = sizeOf(grid);
  const across = grid.rows.map((_, row) => `M0 ${row * UNIT}h${width}`);
  const down = [...grid.rows[0]].map((_, column) => `M${column * UNIT} 0v${height}`);
  return [...across, ...down].join("");
}

/** Each look has a pattern, so that it is not told by its colour alone. */
const PATTERNS = svg`<defs>
  <pattern id="look-water" width="20" height="14" patternUnits="userSpaceOnUse"><path d="M0 5q5-5 10 0t10 0M-5 12q5-5 10 0t10 0 10 0"></path></pattern>
  <pattern id="look-wood" width="20" height="20" patternUnits="userSpaceOnUse"><path d="M6 3 10 12H2zM6 12v4M16 10l4 9h-8z"></path></pattern>
  <pattern id="look-rough" width="14" height="14" patternUnits="userSpaceOnUse"><path d="M2 5l3-3 2 3M9 12l2-4 3 4"></path></pattern>
  <pattern id="look-rock" width="20" height="20" patternUnits="userSpaceOnUse"><path d="M2 17 5 8 11 3 17 9 18 17zM5 8l6 3 6-2M11 11v6"></path></pattern>
  <pattern id="look-wall" width="16" height="12" patternUnits="userSpaceOnUse"><path d="M0 .5h16M0 6.5h16M4 .5v6M12 6.5v6"></path></pattern>
</defs>`;

/** @param {Grid} grid */
export function ground(grid) {
  const { looks, lines } = groundOf(grid);
  return svg`${PATTERNS}
    ${looks.map(
      ([look, outline]) => svg`<path class="ground" data-look=${look} d=${outline}></path>
        ${look === "plain" ? nothing : svg`<path class="ground-pattern" d=${outline} fill=${`url(#look-${look})`}></path>`}`,
    )}
    <path class="grid-lines" d=${lines}></path>`;
}
