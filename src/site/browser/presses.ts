import { islandTag } from '../islands/islandData';

declare global {
  interface Window {
    /** Buttons that were pressed before the scripts were there. */
    earlyPresses?: HTMLButtonElement[];
  }
}

/** Returns the island that an element is part of. */
export function islandOf(target: EventTarget | null): HTMLElement | undefined {
  return target instanceof Element ? (target.closest<HTMLElement>(islandTag) ?? undefined) : undefined;
}

/** Returns the button of an island that was pressed before it acts. A form that is sent goes its way without scripts. */
export function pressedControl({ target }: Event): HTMLButtonElement | undefined {
  const button = target instanceof Element ? target.closest('button') : null;
  const island = islandOf(button);
  if (!button || !island || 'ready' in island.dataset) return undefined;
  return button.form && button.type === 'submit' ? undefined : button;
}

/** Notes presses until the scripts are there; part of the inline script. */
export function noteEarlyPresses(): void {
  const presses: HTMLButtonElement[] = (window.earlyPresses = []);
  document.addEventListener(
    'click',
    (event) => {
      const control = window.earlyPresses === presses && pressedControl(event);
      if (control) presses.push(control);
    },
    true,
  );
}
