import type { Page } from 'playwright/test';
import {
  durationFilters,
  hoursOf,
  levelFilters,
  type CourseQuery,
} from '../../../src/site/screens/courses/courseQuery';
import { courses } from '../../contentPages';
import { acts, expect, holdRequests, open, t } from '../browserTest';
import { leaveAndComeBack, pick, walks } from './walk';

/** The entries of the page in the history, and which of them is shown. */
interface Model {
  readonly entries: readonly CourseQuery[];
  readonly at: number;
}
const nothing: CourseQuery = { search: '', level: 'any', duration: 'any' };
const typed = ['safety', 'fire', 'zeppelin', ''] as const;
const isFiltered = ({ search, level, duration }: CourseQuery) => search + level + duration !== 'anyany';
const hours = { any: [0, Infinity], short: [0, 1], medium: [2, 3], long: [4, Infinity] } as const;
/** The courses that the filters leave, where nothing is searched for. */
const countOf = ({ level, duration }: CourseQuery) =>
  courses.filter(
    (course) =>
      (level === 'any' || course.level === level) &&
      course.hours >= hours[duration][0] &&
      course.hours <= hours[duration][1],
  ).length;

const field = (page: Page) => page.locator('#course-search');
const outcome = (page: Page) => page.locator('#results-title');
const chip = (page: Page, legend: string, name: string) =>
  page.getByRole('group', { name: legend }).getByRole('button', { name, exact: true });
const levelChip = (page: Page, level: CourseQuery['level']) =>
  chip(page, t('courses:filter.level'), level === 'any' ? t('courses:filter.any') : t(`common:level.${level}`));
const durationChip = (page: Page, duration: CourseQuery['duration']) =>
  chip(
    page,
    t('courses:filter.duration'),
    duration === 'any' ? t('courses:filter.any') : t(`courses:filter.durations.${duration}`, hoursOf[duration]),
  );
const wait = (page: Page, search: string) =>
  expect.poll(() => new URL(page.url()).searchParams.get('search') ?? '').toBe(search);

function shownIn({ entries, at }: Model): CourseQuery {
  return entries[at] ?? nothing;
}

/** A step that Back takes back; to be where one is already is none. */
function pushed(model: Model, entry: CourseQuery): Model {
  if (JSON.stringify(entry) === JSON.stringify(shownIn(model))) return model;
  return { entries: [...model.entries.slice(0, model.at + 1), entry], at: model.at + 1 };
}

function replaced(model: Model, entry: CourseQuery): Model {
  return { ...model, entries: model.entries.with(model.at, entry) };
}

walks<Model>('what the course search shows and the address says', {
  async begin(page) {
    await page.unrouteAll();
    await open(page, '/courses');
    return { entries: [nothing], at: 0 };
  },
  steps: {
    'words are typed': {
      act: async (page, choice) => {
        await field(page).fill(pick(typed, choice));
        await wait(page, pick(typed, choice));
      },
      next: (model, choice) => replaced(model, { ...shownIn(model), search: pick(typed, choice) }),
    },
    'words and Enter at once': {
      async act(page, choice) {
        await field(page).fill(pick(typed, choice));
        await field(page).press('Enter');
      },
      next: (model, choice) => pushed(model, { ...shownIn(model), search: pick(typed, choice) }),
    },
    'words and a level at once': {
      async act(page, choice) {
        await field(page).fill(pick(typed, choice));
        await levelChip(page, pick(levelFilters, choice)).click();
        await wait(page, pick(typed, choice));
      },
      next(model, choice) {
        const chosen = pushed(model, { ...shownIn(model), level: pick(levelFilters, choice) });
        return replaced(chosen, { ...shownIn(chosen), search: pick(typed, choice) });
      },
    },
    'a duration': {
      act: (page, choice) => durationChip(page, pick(durationFilters, choice)).click(),
      next: (model, choice) => pushed(model, { ...shownIn(model), duration: pick(durationFilters, choice) }),
    },
    clear: {
      isLegal: (model) => isFiltered(shownIn(model)),
      act: (page) => page.getByRole('button', { name: t('courses:filter.clear') }).click(),
      next: (model) => pushed(model, nothing),
    },
    Back: {
      isLegal: ({ at }) => at > 0,
      act: (page) => page.goBack(),
      next: (model) => ({ ...model, at: model.at - 1 }),
    },
    Forward: {
      isLegal: ({ entries, at }) => at < entries.length - 1,
      act: (page) => page.goForward(),
      next: (model) => ({ ...model, at: model.at + 1 }),
    },
    'another page, and Back': {
      act: leaveAndComeBack,
      // What was ahead is gone.
      next: ({ entries, at }) => ({ entries: entries.slice(0, at + 1), at }),
    },
    'reload with a slow index': {
      async act(page) {
        const release = await holdRequests(page, '**/search/courses.*.json');
        await page.reload();
        await acts(page);
        release();
      },
      next: (model) => model,
    },
    'another window': {
      act: (page, choice) => page.setViewportSize({ width: pick([800, 1280], choice), height: 600 + choice }),
      next: (model) => model,
    },
  },
  async compare(page, model) {
    const query = shownIn(model);
    const { search, level, duration } = query;
    const shown = Object.entries(query).filter(([, value]) => value !== '' && value !== 'any');
    await expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual(Object.fromEntries(shown));
    await expect(field(page)).toHaveValue(search);
    await expect(levelChip(page, level)).toHaveAttribute('aria-pressed', 'true');
    await expect(durationChip(page, duration)).toHaveAttribute('aria-pressed', 'true');
    const count = search === '' ? countOf(query) : 0;
    if (!isFiltered(query)) await expect(outcome(page)).toHaveCount(0);
    else if (count > 0) await expect(outcome(page)).toHaveText(t('courses:results.title', { count }));
    else if (search === '') await expect(outcome(page)).toHaveText(t('courses:results.none'));
    else if (search === 'zeppelin')
      await expect(outcome(page)).toHaveText(t('courses:plan.lacks', { subjects: search }));
    else await expect(page.locator('#results-title + p')).toHaveText(t('courses:results.forTerm', { term: search }));
  },
});
