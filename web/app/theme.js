/** The theme chosen on this device, set before anything is drawn. */

try {
  document.documentElement.dataset.theme = localStorage.getItem("gonfalon.theme") ?? "auto";
} catch {
  document.documentElement.dataset.theme = "auto";
}
