/** Whether somebody goes on by the keys: on a touch screen what is only read bears a mark from then on. */

addEventListener("keydown", ({ target }) => {
  const typed = target instanceof HTMLInputElement; // the keys on the screen are for typing
  if (!typed) document.documentElement.dataset.keys = "true";
});
