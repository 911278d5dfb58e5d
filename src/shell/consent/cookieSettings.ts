import { useEffect, useEffectEvent } from 'react';

/** Opens the cookie settings, wherever on the page they are asked for. */
export function openCookieSettings(): void {
  requests.dispatchEvent(new Event('open'));
}

/** Calls back whenever somebody asks for the cookie settings. */
export function useCookieSettingsRequests(open: () => void): void {
  const onOpen = useEffectEvent(open);
  useEffect(() => {
    const listener = () => onOpen();
    requests.addEventListener('open', listener);
    return () => requests.removeEventListener('open', listener);
  }, []);
}

const requests = new EventTarget();
