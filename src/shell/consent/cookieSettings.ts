import { useEffect, useEffectEvent } from 'react';

/** Opens the cookie settings from anywhere on the page. */
export function openCookieSettings(): void {
  requests.dispatchEvent(new Event('open'));
}

/** Calls `open` when the cookie settings are requested. */
export function useCookieSettingsRequests(open: () => void): void {
  const onOpen = useEffectEvent(open);
  useEffect(() => {
    const listener = () => onOpen();
    requests.addEventListener('open', listener);
    return () => requests.removeEventListener('open', listener);
  }, []);
}

const requests = new EventTarget();
