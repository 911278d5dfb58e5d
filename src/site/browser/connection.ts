const id = 'connection';

/** Says that something which the visitor asked for did not load: the sentences are in the HTML, as nothing else may load. */
export function showConnectionNotice(): void {
  const notice = document.getElementById(id);
  if (!notice) return;
  notice.dataset.state = navigator.onLine ? 'slow' : 'offline';
  // Screen readers announce what is shown in an alert.
  notice.hidden = false;
}

export function hideConnectionNotice(): void {
  const notice = document.getElementById(id);
  if (notice) notice.hidden = true;
}
