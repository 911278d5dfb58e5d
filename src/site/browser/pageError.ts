/** Shows the error screen, which is in the HTML of every page, in place of one that cannot be shown. */
export function showPageError(message: string): void {
  const template = document.getElementById('page-error');
  if (!(template instanceof HTMLTemplateElement)) return;
  const screen = document.importNode(template.content, true);
  for (const place of screen.querySelectorAll('[data-message]')) place.textContent = message;
  document.getElementById('main')?.replaceChildren(screen);
  window.scrollTo(0, 0);
}
