import type { ComponentType } from 'react';
import { islandTag } from '../islands/islandData';
import { atMost, patience } from '../shell/atMost';
import { emit } from '../shell/events';
import { hasAnswers } from '../shell/lessonAnswers';
import { endWaiting } from '../shell/start/awaitAnswers';
import type * as Hydrate from './hydrate';
import { controlsOf } from './keepFields';
import { islandOf, pressedButton } from './presses';

/** Modules of the islands, by file: each is loaded with the first island of its name. */
const files = import.meta.webpackContext('..', { recursive: true, regExp: /\.island\.tsx$/, mode: 'lazy' });
const fileOf = new Map(files.keys().map((file) => [/(\w+)\.island\.tsx$/.exec(file)?.[1] ?? file, file]));
/** Islands that act or are on the way to it. */
const started = new WeakMap<HTMLElement, Promise<void>>();

/** Hydrates the islands of the page that is shown, each when it comes near or is touched. */
export function followIslands(): void {
  for (const type of ['pointerover', 'touchstart', 'focusin', 'input'] as const)
    document.addEventListener(type, ({ target }) => void start(islandOf(target)), { capture: true, passive: true });
  document.addEventListener('click', passPressOn, true);
  document.addEventListener('invalid', passFormOn, true);
  const { earlyPresses = [] } = window;
  delete window.earlyPresses;
  for (const button of earlyPresses) press(button);
  // What was entered before this script was there.
  for (const field of document.querySelectorAll<HTMLInputElement>(`${islandTag} input`)) {
    const isText = !/checkbox|radio/.test(field.type);
    if (isText ? field.value !== field.defaultValue : field.checked !== field.defaultChecked)
      void start(islandOf(field));
  }
  // Back may lead to an address with a query.
  window.addEventListener('popstate', watchIslands);
  watchIslands();
}

/** Hydrates the islands of a name that the page has. */
export function startIslands(name: string): void {
  for (const island of document.querySelectorAll<HTMLElement>(`${islandTag}[data-name="${name}"]`)) void start(island);
}

/** Hydrates what comes near. Called again for each page that is shown. */
export function watchIslands(): void {
  near.disconnect();
  const asked = [...(window.location.search ? ['query'] : []), ...(hasAnswers() ? ['answers'] : [])];
  for (const island of document.querySelectorAll<HTMLElement>(islandTag))
    if (asked.includes(island.dataset.defer ?? '')) void start(island);
  for (const island of document.querySelectorAll(`${islandTag}[data-defer="near"]`)) {
    // The island itself has no box.
    const part = island.querySelector(':scope > :not(style, script)');
    if (part) near.observe(part);
  }
}

const near = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) void start(islandOf(target));
  },
  { rootMargin: '50% 0px' },
);

/** Hydrates an island once; resolves when it acts or has failed. One that stalls works as without scripts until it is there. */
function start(island: HTMLElement | undefined): Promise<void> {
  if (!island) return Promise.resolve();
  const known = started.get(island);
  if (known) return known;
  const hydration = load(island).then(() => {
    island.dataset.ready = '';
    delete island.dataset.failed;
  });
  const outcome = atMost(patience, hydration, island.dataset.name ?? '').catch((error: unknown) => fail(island, error));
  started.set(island, outcome);
  return outcome;
}

/** React, and what surrounds an island, once it has loaded. */
let react: typeof Hydrate | undefined;

/** Removes the islands of the page that is left. */
export function leaveIslands(): void {
  react?.unmountIslands();
}

async function load(island: HTMLElement): Promise<void> {
  const { name = '' } = island.dataset;
  const [hydrate, module] = await Promise.all([
    import('./hydrate'),
    files<Readonly<Record<string, ComponentType<object> | undefined>>>(fileOf.get(name) ?? name),
  ]);
  react = hydrate;
  const component = module[name];
  if (!component) throw new Error(`There is no island ${name}`);
  // The page may have been left meanwhile.
  if (island.isConnected) await hydrate.hydrateIsland(island, component, (error) => fail(island, error));
}

/** The island's HTML works as without scripts; what did not load is asked for again with the next press. */
function fail(island: HTMLElement, error: unknown): void {
  // The page was left before it acted.
  if (!island.isConnected) return;
  console.error(error);
  island.dataset.failed = '';
  endWaiting();
  started.delete(island);
}

/** Keeps a press on an island that does not act yet from being lost. */
function passPressOn(event: Event): void {
  const button = pressedButton(event);
  const island = islandOf(button);
  if (!button || !island || 'ready' in island.dataset) return;
  event.stopPropagation();
  press(button);
}

/** What is wrong in a form that does not act yet is said by its island, or by the browser where it does not load. */
function passFormOn(event: Event): void {
  const island = islandOf(event.target);
  if (!island || 'ready' in island.dataset || 'failed' in island.dataset) return;
  event.preventDefault();
  // Each field that is wrong has an event.
  if (island.querySelector('form :invalid') === event.target)
    void start(island).then(() => island.querySelector<HTMLElement>('[type="submit"]')?.click());
}

/** Presses a button again: in an island once that acts, and where React has rendered the button anew, the new one. */
function press(button: HTMLButtonElement): void {
  const island = islandOf(button);
  if (!island) return button.click();
  const index = controlsOf(island).indexOf(button);
  void start(island).then(() => {
    if ('failed' in island.dataset) return emit('unloaded');
    const shown = button.isConnected ? button : controlsOf(island)[index];
    if (shown instanceof HTMLElement) shown.click();
  });
}
