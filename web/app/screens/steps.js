/** The modules that act by themselves wherever screens are drawn: after changes of the battle, after drawings, and on presses. */

import "./follow-battle.js";
import "./mark-busy.js";
import "./shown-parts.js";
import "../board/zone-widths.js";
import "../features/live/own-question.js";
import "../page/document-state.js";
import "../ui/hold-to-confirm.js";
import "../ui/long-press.js";
