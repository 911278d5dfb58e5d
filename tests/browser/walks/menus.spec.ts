import type { Page } from 'playwright/test';
import { expect, open } from '../browserTest';
import { pick, walks } from './walk';

const menus = ['courses-menu', 'features-menu', 'language-menu'] as const;
interface Model {
  readonly open: string | undefined;
}
const closed: Model = { open: undefined };
const buttonOf = (page: Page, menu: string) => page.locator(`button[aria-controls="${menu}"]`);

walks<Model>('which menu of the header is open', {
  async begin(page) {
    await page.setViewportSize({ width: 1400, height: 800 });
    await open(page, '/partners');
    return closed;
  },
  steps: {
    'Enter on a menu': {
      act: (page, choice) => buttonOf(page, pick(menus, choice)).press('Enter'),
      next: ({ open }, choice) => (open === pick(menus, choice) ? closed : { open: pick(menus, choice) }),
    },
    'a press by assistive technology': {
      act: (page, choice) => buttonOf(page, pick(menus, choice)).evaluate((button: HTMLElement) => button.click()),
      next: ({ open }, choice) => (open === pick(menus, choice) ? closed : { open: pick(menus, choice) }),
    },
    Escape: { act: (page) => page.keyboard.press('Escape'), next: () => closed },
    'a press on the page': { act: (page) => page.mouse.click(120, 340), next: () => closed },
    'another window size': {
      act: (page, choice) => page.setViewportSize({ width: 1400 + (choice % 3) * 20, height: 700 + choice }),
      next: (model) => model,
    },
    reload: {
      act: async (page) => open(page, '/partners'),
      next: () => closed,
    },
  },
  async compare(page, { open: menu }) {
    for (const one of menus) await expect(buttonOf(page, one)).toHaveAttribute('aria-expanded', String(one === menu));
  },
});

walks<{ readonly isOpen: boolean; readonly path: string }>('the menu of a phone', {
  async begin(page) {
    await page.setViewportSize({ width: 390, height: 664 });
    await open(page, '/partners');
    return { isOpen: false, path: '/partners' };
  },
  steps: {
    'the button': {
      act: (page) => buttonOf(page, 'header-menu').click(),
      next: (model) => ({ ...model, isOpen: !model.isOpen }),
    },
    Escape: { act: (page) => page.keyboard.press('Escape'), next: (model) => ({ ...model, isOpen: false }) },
    'the address bar comes and goes, the phone is turned': {
      act: (page, choice) => page.setViewportSize({ width: pick([390, 664, 844], choice), height: 600 + choice }),
      next: (model) => model,
    },
    'a link': {
      isLegal: ({ isOpen }) => isOpen,
      act: (page, choice) =>
        page.locator(`#header-menu a[href="${pick(['/pricing', '/partners'], choice)}"]:not([lang])`).click(),
      next: (_, choice) => ({ isOpen: false, path: pick(['/pricing', '/partners'], choice) }),
    },
  },
  async compare(page, { isOpen, path }) {
    await expect(page).toHaveURL(path);
    await expect(buttonOf(page, 'header-menu')).toHaveAttribute('aria-expanded', String(isOpen));
    await expect(page.locator('#header-menu')).toBeVisible({ visible: isOpen });
  },
});
