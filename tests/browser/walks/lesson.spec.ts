import type { Page } from 'playwright/test';
import { sampleLesson } from '../../contentPages';
import { expect, hydrated, open, t } from '../browserTest';
import { leaveAndComeBack, pick, walks } from './walk';

interface Model {
  readonly language: string;
  /** Of each question, which of its answers are right. */
  readonly answers: readonly (readonly boolean[])[];
  /** Of each question, the answer that is open. */
  readonly chosen: readonly (number | undefined)[];
}

const languages = ['en', 'cy'];
const questions = (page: Page) => page.locator('[data-question]');

/** Returns the question and the answer that a random number chooses. */
function tapped<Answers extends { readonly length: number }>(answers: readonly Answers[], choice: number) {
  const question = choice % answers.length;
  return { question, answer: Math.floor(choice / answers.length) % (answers[question]?.length ?? 1) };
}

function readAnswers(page: Page): Promise<boolean[][]> {
  return questions(page).evaluateAll(
    (all, right) =>
      all.map((question) =>
        [...question.querySelectorAll('details strong')].map(({ textContent }) => textContent === right),
      ),
    t('course:lesson.right'),
  );
}

walks<Model>('what a lesson has open and says', {
  async begin(page) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(sampleLesson.address);
    // What an earlier walk has answered in this tab.
    await page.evaluate(() => sessionStorage.clear());
    await open(page, sampleLesson.address);
    const answers = await readAnswers(page);
    return { language: 'en', answers, chosen: answers.map(() => undefined) };
  },
  steps: {
    'an answer, which stays at a second tap': {
      async act(page, choice) {
        const { question, answer } = tapped(await readAnswers(page), choice);
        const step = questions(page).nth(question);
        await step.evaluate((element) => window.location.assign(`#${element.closest('section')?.id}`));
        await step.locator('summary').nth(answer).click({ force: true });
      },
      next(model, choice) {
        const { question, answer } = tapped(model.answers, choice);
        return { ...model, chosen: model.chosen.with(question, answer) };
      },
    },
    'another language': {
      async act(page, choice) {
        const closed = page.locator('main nav details:not([open]) > summary');
        if ((await closed.count()) > 0) await closed.click();
        await page.locator(`main nav details a[hreflang^="${pick(languages, choice)}"]`).click();
        await expect(page.locator(`#step-1:lang(${pick(languages, choice)})`)).toBeAttached();
      },
      next: (model, choice) => ({ ...model, language: pick(languages, choice) }),
    },
    'another page, and Back': {
      act: leaveAndComeBack,
      next: (model) => model,
    },
    'another window': {
      act: (page, choice) => page.setViewportSize({ width: pick([320, 390, 768, 1280], choice), height: 600 + choice }),
      next: (model) => model,
    },
    reload: {
      async act(page) {
        await page.reload();
        await hydrated(page);
      },
      next: (model) => model,
    },
  },
  async compare(page, { language, answers, chosen }) {
    const opened = () =>
      questions(page).evaluateAll((all) =>
        all.map((question) => [...question.querySelectorAll('details')].flatMap(({ open }, at) => (open ? at : []))),
      );
    await expect.poll(opened).toEqual(chosen.map((answer) => answer ?? []).map((answer) => [answer].flat()));
    await expect(page.locator(`#step-1:lang(${language})`)).toBeAttached();
    const answered = chosen.some((answer) => answer !== undefined);
    const right = chosen.filter((answer, question) => answers[question]?.[answer ?? -1]).length;
    const status = answered ? t('course:lesson.result', { right, total: answers.length }) : '';
    await expect(page.getByRole('main').getByRole('status')).toHaveText(status);
  },
});
