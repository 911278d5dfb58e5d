import { css } from '@emotion/react';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf } from '../../i18n/formatDate';
import { usePage } from '../../i18n/usePage';
import { slotTag } from '../../islands/islandData';
import { readAnswers } from '../../shell/lessonAnswers';
import { useContentLanguage } from '../../shell/prose/useContentLanguage';
import { from } from '../../ui/breakpoints';
import { withScripts } from '../../ui/scripting';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { LessonEnd } from './LessonEnd';
import { progressOf, type Choices } from './lessonState';
import { ManagerRecord } from './ManagerRecord';
import { Step } from './Step';

interface LessonProps {
  /** The menu of languages, and all steps but the last one. */
  steps: ReactElement;
  /** How many steps there are. */
  total: number;
  /** Of each question, the index of its right answer, and a link to its step. */
  rightAnswers: readonly number[];
  links: readonly ReactElement[];
  /** The name of the course in the record. */
  course: string;
  /** The percentage of right answers that completes the lesson; without it, all. */
  passMark: number | undefined;
}

/** A lesson: what is open in its steps is the state of its last step and of the manager's record. */
export function Lesson({ steps, total, rightAnswers, links, course, passMark }: LessonProps) {
  const { t } = useTranslation('course');
  const { interfaceLang } = useContentLanguage();
  const root = useRef<HTMLDivElement>(null);
  const { choices, hasMoved, today } = useLessonState(root);
  const progress = progressOf(choices, rightAnswers, { hasMoved, passMark });
  const { answered, right } = progress;
  const open = links.filter((_, question) =>
    answered < links.length ? choices[question] === undefined : choices[question] !== rightAnswers[question],
  );
  return (
    <div ref={root} css={columns}>
      <div css={phone}>
        {steps}
        <Step number={total} total={total}>
          <LessonEnd progress={progress} open={open} course={course} today={today} />
        </Step>
      </div>
      <div css={[managerColumn, withScripts]} lang={interfaceLang}>
        <ManagerRecord progress={progress} course={course} today={today} />
      </div>
      {/* In the tree before its text, and not in a part that some widths do not show. */}
      <p role="status" css={visuallyHidden} lang={interfaceLang}>
        {/* Another answer is said, also where the result is the same. */}
        {answered > 0 && <span key={choices.join()}>{t('lesson.result', { right, total: rightAnswers.length })}</span>}
      </p>
    </div>
  );
}

interface LessonState {
  readonly choices: Choices;
  /** Whether another step than the first is or was shown. */
  readonly hasMoved: boolean;
  /** The day of the last answer. */
  readonly today: string;
}

/** Returns what the HTML of the lesson has open, from hydration on. */
function useLessonState(root: { readonly current: HTMLElement | null }): LessonState {
  const { route } = usePage();
  const [state, setState] = useState<LessonState>({ choices: [], hasMoved: false, today: '' });
  useEffect(() => {
    const lesson = root.current;
    const read = () => {
      const questions = [...(lesson?.querySelectorAll('[data-question]') ?? [])];
      const { answeredAt } = readAnswers(route);
      setState({
        choices: questions.map((question) => {
          const answer = [...question.querySelectorAll('details')].findIndex(({ open }) => open);
          return answer < 0 ? undefined : answer;
        }),
        hasMoved: Boolean(lesson?.querySelector('section:not(#step-1):is(:target, :has(:target))')),
        today: dayOf(answeredAt ? new Date(answeredAt) : new Date()),
      });
    };
    read();
    lesson?.addEventListener('toggle', read, true);
    window.addEventListener('hashchange', read);
    return () => {
      lesson?.removeEventListener('toggle', read, true);
      window.removeEventListener('hashchange', read);
    };
  }, [root, route]);
  return state;
}

const columns = css({
  display: 'grid',
  gap: 'var(--space-xl)',
  paddingBlockStart: 12,
  [from.medium]: { paddingBlockStart: 'var(--space-lg)' },
  [from.full]: { 'html.js &': { gridTemplateColumns: '24rem minmax(0, 1fr)', alignItems: 'start' } },
});

/** On screens from tablets on, the steps are in the frame of a phone. */
const phone = css({
  display: 'grid',
  gap: 'var(--space-xl)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [`& > ${slotTag}`]: { display: 'contents' },
  '@media screen': {
    'html.js &': {
      [from.medium]: {
        justifySelf: 'center',
        inlineSize: 'min(30rem, 100%)',
        padding: 14,
        background: 'var(--surface)',
        border: '8px solid var(--line-strong)',
        borderRadius: '34px',
      },
      [from.full]: { inlineSize: '100%' },
    },
    // Each step is in the place of the one before, below the languages; not where nothing hides the others.
    '@supports selector(:has(a))': { 'html.js & section': { gridArea: '1 / 1' } },
    // The step that the address names, or the first one.
    'html.js &:not(:has(section:target, section :target)) section:not(#step-1)': { display: 'none' },
    'html.js &:has(section:target, section :target) section:not(:target, :has(:target))': { display: 'none' },
  },
});

const managerColumn = css({
  display: 'grid',
  minInlineSize: 0,
  [from.full]: { position: 'sticky', insetBlockStart: 88 },
  // What it would say follows no answer.
  '[data-failed] &': { display: 'none' },
});
