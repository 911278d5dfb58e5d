import type { Page } from 'playwright/test';
import sectors from '../../../content/data/roles.json';
import { expect, open } from '../browserTest';
import { beginHistory, historySteps, pushed, shownIn, type History } from './history';
import { pick, walks } from './walk';

interface Choice {
  readonly sector: string;
  readonly role: string;
}
type Model = History<Choice>;

const rolesOf = (sector: string) => sectors.find((one) => one.sector === sector)?.roles ?? [];
const sectorAt = (choice: number) => pick(sectors, choice).sector;
const roleAt = (model: Model, choice: number) => {
  const { sector } = shownIn(model);
  return { sector, role: pick(rolesOf(sector), choice).id };
};
const hasSector = (model: Model) => shownIn(model).sector !== '';
const list = (page: Page, name: 'sector' | 'role') => page.locator(`#${name}`);
/** Of the list of sectors, with “Choose” in front. */
const listed = ['', ...sectors.map(({ sector }) => sector)];

async function choose(page: Page, name: 'sector' | 'role', value: string): Promise<void> {
  await list(page, name).focus();
  await list(page, name).selectOption(value);
  await list(page, name).blur();
}

walks<Model>('what the role finder shows and the address says', {
  async begin(page) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, '/courses');
    return beginHistory({ sector: '', role: '' });
  },
  steps: {
    'a sector': {
      act: (page, choice) => choose(page, 'sector', sectorAt(choice)),
      next: (model, choice) => pushed(model, { sector: sectorAt(choice), role: '' }),
    },
    'a role': {
      isLegal: hasSector,
      async act(page, choice) {
        const roles = rolesOf(new URL(page.url()).searchParams.get('sector') ?? '');
        await choose(page, 'role', pick(roles, choice).id);
      },
      next: (model, choice) => pushed(model, roleAt(model, choice)),
    },
    'arrow keys on the list of sectors, which are one step': {
      // With a role alone the list shows a sector that the address does not have.
      isLegal: (model) => hasSector(model) || shownIn(model).role === '',
      async act(page) {
        await list(page, 'sector').focus();
        for (let times = 0; times < 3; times += 1) await page.keyboard.press('ArrowDown');
        await list(page, 'sector').blur();
      },
      next(model) {
        const from = listed.indexOf(shownIn(model).sector);
        const to = Math.min(from + 3, listed.length - 1);
        return to === from ? model : pushed(model, { sector: listed[to] ?? '', role: '' });
      },
    },
    'another window': {
      act: (page, choice) => page.setViewportSize({ width: choice % 2 ? 390 : 1280, height: 600 + choice }),
      next: (model) => model,
    },
    ...historySteps<Model>(),
    reload: { act: (page) => open(page, page.url()), next: (model) => model },
    'a role without its sector, by a shared address': {
      act: (page, choice) => open(page, `/courses?role=${pick(rolesOf(sectorAt(choice)), choice).id}`),
      next: (_, choice) => beginHistory({ sector: '', role: pick(rolesOf(sectorAt(choice)), choice).id }),
    },
  },
  async compare(page, model) {
    const asked = shownIn(model);
    await expect
      .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
      .toEqual(Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== '')));
    const sector = asked.sector || sectors.find(({ roles }) => roles.some(({ id }) => id === asked.role))?.sector;
    const role = rolesOf(sector ?? '').find(({ id }) => id === asked.role);
    await expect(list(page, 'sector')).toHaveValue(sector ?? '');
    await expect(list(page, 'role')).toHaveValue(role?.id ?? '');
    await expect(page.locator('#roles').getByRole('listitem')).toHaveCount(role?.courses.length ?? 0);
  },
});
