import type { Page } from 'playwright/test';
import sectors from '../../../content/data/roles.json';
import roleStrings from '../../../locales/en/roles.json';
import sectorStrings from '../../../locales/en/sectors.json';
import { t } from '../../words';
import { expect, open } from '../browserTest';
import { beginHistory, historySteps, pushed, shownIn, type History } from './history';
import { pick, walks } from './walk';

interface Choice {
  readonly sector: string;
  readonly role: string;
}
/** Phones have lists, wide windows have buttons. */
interface Model extends History<Choice> {
  readonly isWide: boolean;
}

const names: Readonly<Record<string, string>> = { ...roleStrings, ...sectorStrings };
const rolesOf = (sector: string) => sectors.find((one) => one.sector === sector)?.roles ?? [];
const sectorAt = (choice: number) => pick(sectors, choice).sector;
const roleAt = (model: Model, choice: number) => {
  const { sector } = shownIn(model);
  return { sector, role: pick(rolesOf(sector), choice).id };
};
const hasSector = (model: Model) => shownIn(model).sector !== '';
const chip = (page: Page, legend: string, name: string) =>
  page
    .locator('#roles')
    .getByRole('group', { name: legend })
    .getByRole('button', { name: names[name] ?? '', exact: true });
const sectorChip = (page: Page, sector: string) => chip(page, t('courses:roles.sector'), `sector.${sector}`);
const roleChip = (page: Page, role: string) => chip(page, t('courses:roles.role'), `role.${role}`);
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
    return { ...beginHistory({ sector: '', role: '' }), isWide: true };
  },
  steps: {
    'a sector': {
      act: async (page, choice) => {
        const { width = 0 } = page.viewportSize() ?? {};
        if (width > 1000) await sectorChip(page, sectorAt(choice)).click();
        else await choose(page, 'sector', sectorAt(choice));
      },
      next: (model, choice) => ({ ...model, ...pushed(model, { sector: sectorAt(choice), role: '' }) }),
    },
    'a role': {
      isLegal: hasSector,
      async act(page, choice) {
        const roles = rolesOf(new URL(page.url()).searchParams.get('sector') ?? '');
        const { width = 0 } = page.viewportSize() ?? {};
        if (width > 1000) await roleChip(page, pick(roles, choice).id).click();
        else await choose(page, 'role', pick(roles, choice).id);
      },
      next: (model, choice) => ({ ...model, ...pushed(model, roleAt(model, choice)) }),
    },
    'arrow keys on the list of sectors, which are one step': {
      isLegal: ({ isWide }) => !isWide,
      async act(page) {
        await list(page, 'sector').focus();
        for (let times = 0; times < 3; times += 1) await page.keyboard.press('ArrowDown');
        await list(page, 'sector').blur();
      },
      next(model) {
        const from = listed.indexOf(shownIn(model).sector);
        const to = Math.min(from + 3, listed.length - 1);
        return to === from ? model : { ...model, ...pushed(model, { sector: listed[to] ?? '', role: '' }) };
      },
    },
    'another window': {
      act: (page, choice) => page.setViewportSize({ width: choice % 2 ? 390 : 1280, height: 600 + choice }),
      next: (model, choice) => ({ ...model, isWide: choice % 2 === 0 }),
    },
    ...historySteps<Model>(),
    reload: { act: (page) => open(page, page.url()), next: (model) => model },
    'a role without its sector, by a shared address': {
      act: (page, choice) => open(page, `/courses?role=${pick(rolesOf(sectorAt(choice)), choice).id}`),
      next: (model, choice) => ({
        ...beginHistory({ sector: '', role: pick(rolesOf(sectorAt(choice)), choice).id }),
        isWide: model.isWide,
      }),
    },
  },
  async compare(page, model) {
    const asked = shownIn(model);
    await expect
      .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
      .toEqual(Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== '')));
    const sector = asked.sector || sectors.find(({ roles }) => roles.some(({ id }) => id === asked.role))?.sector;
    const role = rolesOf(sector ?? '').find(({ id }) => id === asked.role);
    if (model.isWide) {
      const pressed = page.locator('#roles button[aria-pressed="true"]');
      await expect(pressed).toHaveCount(Number(Boolean(sector)) + Number(Boolean(role)));
      if (sector) await expect(sectorChip(page, sector)).toHaveAttribute('aria-pressed', 'true');
      if (role) await expect(roleChip(page, role.id)).toHaveAttribute('aria-pressed', 'true');
    } else {
      await expect(list(page, 'sector')).toHaveValue(sector ?? '');
      await expect(list(page, 'role')).toHaveValue(role?.id ?? '');
    }
    await expect(page.locator('#roles').getByRole('listitem')).toHaveCount(role?.courses.length ?? 0);
  },
});
