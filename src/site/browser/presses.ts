import { islandTag } from '../islands/islandData';

declare global {
  interface Window {
    /** Buttons that were pressed before the scripts were there. */
    earlyPresses?: HTMLButtonElement[];
  }
}

/** Returns the island that an element is part of. */
export function islandOf(target?: EventTarget | null): HTMLElement | undefined {
  return target instanceof Element ? (target.closest<HTMLElement>(islandTag) ?? undefined) : undefined;
}

/** Returns the button that was pressed. A form that is sent goes its way without scripts. */
export function pressedButton({ target }: Event): HTMLButtonElement | undefined {
  const button = target instanceof Element ? target.closest('button') : null;
  return button && !(button.form && button.type === 'submit') ? button : undefined;
}

/** Notes presses until the scripts are there; part of the inline script. */
export function noteEarlyPresses(): void {
  const presses: HTMLButtonElement[] = (window.earlyPresses = []);
  document.addEventListener(
    'click',
    (event) => {
      const button = window.earlyPresses === presses && pressedButton(event);
      if (button) presses.push(button);
    },
    true,
  );
}
