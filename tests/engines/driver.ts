/**
 * What the tests need of a browser: a few commands of WebDriver, which Firefox takes over WebDriver BiDi (firefox.ts) and
 * WebKitGTK over classic WebDriver (webkit.ts).
 */
export interface Driver {
  /** Opens an address and waits until the page is loaded. */
  open(address: string): Promise<void>;
  /** Sets the size of the viewport in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Returns the value of a JavaScript expression, which has to be JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Input of the pointer and the keyboard, in the format that both protocols share. */
  perform(actions: readonly InputSource[]): Promise<void>;
  back(): Promise<void>;
  /** Returns the errors of the page, in its scripts and in the console, since the last call. */
  takeErrors(): Promise<string[]>;
  close(): Promise<void>;
}

/** WebDriver, 15.2: an input source and its actions. */
export type InputSource =
  | { readonly type: 'key'; readonly id: string; readonly actions: readonly KeyAction[] }
  | {
      readonly type: 'pointer';
      readonly id: string;
      readonly parameters: { readonly pointerType: 'mouse' };
      readonly actions: readonly PointerAction[];
    };
type KeyAction = { readonly type: 'keyDown' | 'keyUp'; readonly value: string };
type PointerAction =
  | { readonly type: 'pointerMove'; readonly x: number; readonly y: number }
  | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: 0 };
