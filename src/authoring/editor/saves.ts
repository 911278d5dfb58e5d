const channelName = 'camre:saved';

/** Calls back after each save. Returns what stops it. */
export function onSave(callback: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = callback;
  return () => channel.close();
}

/**
 * Tells every page of this browser that something was saved: one in a frame has no connection of its own, as a browser opens
 * only six to a server at once.
 */
export function announceSave(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(undefined);
  channel.close();
}
