import { css } from '@emotion/react';
import { useRef, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { TreeNode } from '../../../content/mdx/tree';
import { Prose } from '../../shell/prose/Prose';
import { useContentLanguage } from '../../shell/prose/useContentLanguage';
import { below, from } from '../../ui/breakpoints';
import { buttonPrimary, textButton } from '../../ui/button';
import { Icon } from '../../ui/Icon';
import { withScripts } from '../../ui/scripting';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { lessonSteps, rightAnswer } from './lessonTree';
import { LessonEnd } from './LessonEnd';
import { LessonLanguages } from './LessonLanguages';
import { progressOf, type AnswerToggle } from './lessonState';
import { ManagerRecord } from './ManagerRecord';
import { moveStone } from '../../ui/moveStone';
import { Question } from './Question';
import { useLesson } from './useLesson';

interface LessonStepsProps {
  readonly tree: readonly TreeNode[];
  readonly components: ComponentProps<typeof Prose>['components'];
  /** The title of the course that the lesson is from. */
  readonly course: string | undefined;
}

/**
 * A lesson in steps, and the manager's record of it, which follows the answers. Steps are sections with links from one to
 * the next: before the page is hydrated `:target` shows them, and without scripts all of them are on the page.
 */
export function LessonSteps({ tree, components, course }: LessonStepsProps) {
  const { t } = useTranslation('course');
  const { interfaceLang } = useContentLanguage();
  const read = lessonSteps(tree);
  const questions = read.flatMap(({ question }) => question ?? []);
  const rightAnswers = questions.map(rightAnswer);
  const { steps, lesson } = useLesson();
  const { state, shown, toggle, restart } = lesson;
  const record = useRef<HTMLDivElement>(null);
  const total = read.length + 1;
  const answers = progressOf(state, rightAnswers);
  const progress = { ...answers, isStarted: answers.isStarted || (shown ?? 0) > 0 };
  const { answered, right } = progress;
  const again = read.flatMap(({ question }, step) => {
    const number = question ? questions.indexOf(question) : -1;
    const choice = state.choices.get(number);
    const isListed = progress.completedAt ? choice !== rightAnswers[number] : choice === undefined;
    return question && isListed ? { question, number: number + 1, step: `#step-${step + 1}` } : [];
  });
  const answer = (change: AnswerToggle, element: Element) => {
    const isNew = change.isOpen && state.choices.get(change.question) !== change.answer;
    toggle(change);
    if (!isNew) return;
    // What it says may be below the window.
    element.scrollIntoView({ block: 'nearest' });
    moveStone(element, record.current?.querySelector('[data-own]'));
  };
  const stepProps = (index: number) => ({
    id: `step-${index + 1}`,
    tabIndex: -1,
    hidden: shown !== undefined && shown !== index,
    css: step,
  });
  return (
    <div css={columns}>
      <div ref={steps} data-hydrated={shown === undefined ? undefined : ''} css={phone}>
        <LessonLanguages />
        {read.map(({ question, body }, index) => (
          <section key={index} aria-label={t('lesson.step', { number: index + 1, total })} {...stepProps(index)}>
            <StepHead number={index + 1} total={total} />
            {question ? (
              <Question
                question={question}
                index={questions.indexOf(question)}
                total={questions.length}
                choice={state.choices.get(questions.indexOf(question))}
                isOpening={index === 0}
                onToggle={answer}
              />
            ) : (
              <div css={text}>
                <Prose tree={body} components={components} />
              </div>
            )}
            <StepLinks number={index + 1} />
          </section>
        ))}
        <section
          aria-label={t('lesson.step', { number: total, total })}
          {...stepProps(read.length)}
          css={[step, withScripts]}
          lang={interfaceLang}
        >
          <StepHead number={total} total={total} />
          <LessonEnd progress={progress} again={again} course={course} onRestart={restart} />
        </section>
      </div>
      <div ref={record} css={[managerColumn, withScripts]} lang={interfaceLang}>
        <ManagerRecord progress={progress} />
      </div>
      {/* In the tree before its text, and not in a part that some widths do not show. */}
      <p role="status" css={visuallyHidden} lang={interfaceLang}>
        {answered > 0 && (
          <span key={`${answered} ${right}`}>{t('lesson.result', { right, total: questions.length })}</span>
        )}
      </p>
    </div>
  );
}

/** How far the learner is, in words and as stones. */
function StepHead({ number, total }: { number: number; total: number }) {
  const { t } = useTranslation('course');
  const { interfaceLang } = useContentLanguage();
  return (
    <div css={[head, withScripts]} lang={interfaceLang}>
      <span css={stones} aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          <i key={index} data-done={index < number ? '' : undefined} />
        ))}
      </span>
      <span>{t('lesson.step', { number, total })}</span>
    </div>
  );
}

function StepLinks({ number }: { number: number }) {
  const { t } = useTranslation('course');
  const { interfaceLang } = useContentLanguage();
  return (
    <div css={[links, withScripts]} lang={interfaceLang}>
      {number > 1 && (
        <a href={`#step-${number - 1}`} css={textButton}>
          {t('lesson.back')}
        </a>
      )}
      <a href={`#step-${number + 1}`} css={buttonPrimary}>
        {t('lesson.next')}
        <Icon name="arrow-right" />
      </a>
    </div>
  );
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
    // Each step is in the place of the one before, below the languages; not where nothing hides the others before hydration.
    '@supports selector(:has(a))': { 'html.js & > section': { gridArea: '1 / 1' } },
    // Before hydration: the step that the address names, or the first one.
    'html.js &:not([data-hydrated]):not(:has(section:target, section :target)) > section:not(:first-of-type)': {
      display: 'none',
    },
    'html.js &:not([data-hydrated]):has(section:target, section :target) > section:not(:target):not(:has(:target))': {
      display: 'none',
    },
    '& > [hidden]': { display: 'none' },
  },
});

const step = css({
  display: 'grid',
  alignContent: 'start',
  gap: 12,
  minInlineSize: 0,
  '&:focus': { outline: 'none' },
  '@media screen': { 'html.js &': { [from.medium]: { gridTemplateRows: 'auto 1fr', minHeight: 500 } } },
  '& h2': { fontSize: 'var(--text-h3)', lineHeight: 'var(--leading-h3)' },
});

const text = css({
  display: 'grid',
  alignContent: 'start',
  gap: 12,
  '& ul, & ol': { display: 'grid', gap: 8, paddingInlineStart: '1.4em' },
  // A list of short entries, such as the allergens.
  '& ul:has(> :nth-of-type(5))': {
    padding: 0,
    listStyle: 'none',
    lineHeight: 1.35,
    '& > li': { padding: '8px 12px', background: 'var(--sunken)', borderRadius: 'var(--radius-sm)' },
  },
});

const head = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  breakAfter: 'avoid',
  color: 'var(--ink2)',
  fontSize: 'var(--text-caption)',
  // The languages are at the end of the row.
  '& > span:last-of-type': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    paddingInlineEnd: 'min(9.5rem, 50%)',
    order: -1,
  },
});

const stones = css({
  flex: '1 1 0',
  display: 'flex',
  gap: 5,
  forcedColorAdjust: 'none',
  '& > i': { flex: '1 1 0', blockSize: 8, background: 'var(--line)', borderRadius: '4px 4px 2px' },
  '& > [data-done]': { background: 'var(--hue)' },
});

const links = css({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  alignSelf: 'end',
  marginInline: -2,
  padding: '12px 2px max(12px, env(safe-area-inset-bottom))',
  background: 'var(--paper)',
  [from.medium]: { background: 'var(--surface)', paddingBlockEnd: 2 },
  '& > :last-child': { flex: '1 1 auto' },
  // At a thumb's reach on phones; in a low window it would cover what has the focus.
  [below.medium]: { '@media (min-height: 38em)': { position: 'sticky', insetBlockEnd: 0 } },
});

const managerColumn = css({
  display: 'grid',
  minInlineSize: 0,
  [from.full]: { position: 'sticky', insetBlockStart: 88 },
});
