type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Notes what the visitor has typed, ticked, chosen and opened in an island, and where the focus and the caret are. The returned
 * function restores it in the elements that React has rendered in their place, after a translator or an extension had changed the HTML.
 */
export function keepFields(island: HTMLElement): () => void {
  const before = fieldsOf(island);
  const controls = controlsOf(island);
  const focused = controls.indexOf(document.activeElement ?? island);
  const detailsOf = () => [...island.querySelectorAll('details')];
  const opened = detailsOf().map(({ open }) => open);
  return () => {
    fieldsOf(island).forEach((field, index) => {
      const old = before[index];
      if (!old || old === field || old.type !== field.type) return;
      field.value = old.value;
      if ('checked' in field && 'checked' in old) field.checked = old.checked;
      if ('selectionStart' in field && 'selectionStart' in old && old.selectionStart !== null)
        field.setSelectionRange(old.selectionStart, old.selectionEnd);
    });
    detailsOf().forEach((details, index) => (details.open = opened[index] ?? details.open));
    const target = controlsOf(island)[focused];
    if (target instanceof HTMLElement && target !== controls[focused]) target.focus({ preventScroll: true });
  };
}

/** Returns what can be pressed, typed into or have the focus, in its order. */
export function controlsOf(island: HTMLElement): Element[] {
  return [...island.querySelectorAll('a[href], button, input, textarea, select, summary, [tabindex]')];
}

function fieldsOf(island: HTMLElement): Field[] {
  return [...island.querySelectorAll<Field>('input, textarea, select')];
}
