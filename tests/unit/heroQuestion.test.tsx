/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { AskedQuestion } from '../../src/site/screenData';
import { HeroQuestion } from '../../src/site/screens/home/HeroQuestion.island';
import { keepAnswer, readAnswers } from '../../src/site/shell/lessonAnswers';
import { German } from './germanPage';

const lesson = '/lessons/allergens';

function questionIn(code: string): AskedQuestion {
  const said = (text: string) => `${text} (${code})`;
  return {
    code,
    total: 4,
    title: said('Question'),
    right: said('Right'),
    wrong: said('Wrong'),
    choose: 'Choose an answer.',
    answers: [
      { title: said('One'), text: said('No'), isRight: false },
      { title: said('Two'), text: said('Yes'), isRight: true },
    ],
  };
}

async function show() {
  const languages = [
    { code: 'de', name: 'Deutsch', htmlLang: 'de' },
    { code: 'pl', name: 'Polski', htmlLang: 'pl' },
  ];
  const hero = <HeroQuestion question={questionIn('de')} languages={languages} more={13} lesson={lesson} />;
  await act(async () => render(hero, { wrapper: German }));
}

/** Opens or closes an answer as the browser does. */
function toggle(title: string, open: boolean): void {
  const details = screen.getByText(title).closest('details');
  if (!details) throw new Error(`There is no answer ${title}`);
  details.open = open;
  fireEvent(details, new Event('toggle'));
}

const row = () => screen.getByRole('status');

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  window.fetch = jest.fn().mockResolvedValue({ ok: true, json: async () => ({ pl: questionIn('pl') }) });
});

beforeEach(() => sessionStorage.clear());

test('another language changes the phone and the way on, and neither the answer nor the row', async () => {
  await show();
  toggle('Two (de)', true);
  const before = row().textContent;
  fireEvent.click(screen.getByRole('button', { name: 'Polski' }));
  const phone = await screen.findByRole('group', { name: 'Question (pl)' });
  expect(phone).toHaveAttribute('lang', 'pl');
  expect(within(phone).getByText('Two (pl)').closest('details')).toHaveAttribute('open');
  expect(row().textContent).toBe(before);
  expect(screen.getAllByRole('link').at(-1)).toHaveAttribute('href', '/de/lessons/allergens?lesson=pl');
});

test('an answer is in the row and kept for the lesson, until it is taken back', async () => {
  await show();
  expect(row()).not.toHaveTextContent('Deutsch');
  toggle('One (de)', true);
  expect(row().querySelector('[data-hue=gorse]')).toHaveTextContent('lesson.record.of');
  expect(readAnswers(lesson).choices).toEqual({ 0: 0 });
  // The one that closes because another one opens takes nothing back.
  toggle('Two (de)', true);
  toggle('One (de)', false);
  expect(row().querySelector('[data-hue=fern]')).toHaveTextContent('lesson.record.of');
  expect(readAnswers(lesson).choices).toEqual({ 0: 1 });
  toggle('Two (de)', false);
  expect(row()).not.toHaveTextContent('Deutsch');
  expect(readAnswers(lesson).choices).toEqual({});
});

test('an answer that was given in the lesson is shown, and the others are left as they are', async () => {
  keepAnswer(lesson, 0, 1);
  keepAnswer(lesson, 2, 0);
  await show();
  expect(screen.getByText('Two (de)').closest('details')).toHaveAttribute('open');
  expect(readAnswers(lesson).choices).toEqual({ 0: 1, 2: 0 });
});
