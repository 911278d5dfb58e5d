/** Adds the whole sprite to the page once, for icons that come after the first HTML: later pages, toasts, opened menus. */
export function loadIcons(spriteUrl: string): Promise<void> {
  loading ??= fetch(spriteUrl)
    .then((response) => (response.ok ? response.text() : Promise.reject(new Error(`${spriteUrl}: ${response.status}`))))
    .then((sprite) => document.body.insertAdjacentHTML('beforeend', sprite))
    .catch(() => {
      loading = undefined;
    });
  return loading;
}

let loading: Promise<void> | undefined;
