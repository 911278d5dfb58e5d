/** Adds the icons that the page's HTML lacks, once: for later pages, toasts and what opens. */
export function loadIcons(spriteUrl: string): Promise<void> {
  loading ??= fetch(spriteUrl)
    .then((response) => (response.ok ? response.text() : Promise.reject(new Error(`${spriteUrl}: ${response.status}`))))
    .then(addIcons)
    .catch(() => {
      loading = undefined;
    });
  return loading;
}

let loading: Promise<void> | undefined;

function addIcons(sprite: string): void {
  const icons = new DOMParser().parseFromString(sprite, 'image/svg+xml').documentElement;
  // Ids are unique: the HTML has some of the icons already.
  for (const icon of [...icons.children]) if (document.getElementById(icon.id)) icon.remove();
  document.body.append(icons);
}
