import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { ComponentProps } from 'react';
import type { TreeNode } from '../../../content/mdx/tree';
import { Prose } from '../../shell/prose/Prose';
import { useContentLanguage } from '../../shell/prose/useContentLanguage';
import { from } from '../../ui/breakpoints';
import { buttonPrimary, buttonSecondary, buttonRow, textButton } from '../../ui/button';
import { Icon } from '../../ui/Icon';
import { withScripts } from '../../ui/scripting';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { lessonSteps, rightAnswer } from './lessonSteps';
import { progressOf } from './lessonState';
import { ManagerRecord } from './ManagerRecord';
import { Question } from './Question';
import { useLesson } from './useLesson';

interface LessonStepsProps {
  readonly tree: readonly TreeNode[];
  readonly components: ComponentProps<typeof Prose>['components'];
}

/**
 * A lesson in steps, and the manager's record of it, which follows the answers. Steps are sections with links from one to
 * the next: before the page is hydrated `:target` shows them, and without scripts all of them are on the page.
 */
export function LessonSteps({ tree, components }: LessonStepsProps) {
  const { t } = useTranslation('course');
  const { interfaceLang } = useContentLanguage();
  const read = lessonSteps(tree);
  const questions = read.flatMap(({ question }) => question ?? []);
  const { steps, lesson } = useLesson();
  const { state, shown, toggle, restart } = lesson;
  const total = read.length + 1;
  const progress = progressOf(state, questions.map(rightAnswer));
  const { answered, right } = progress;
  const record = <ManagerRecord progress={{ ...progress, isStarted: answered > 0 || (shown ?? 0) > 0 }} />;
  const result = t('lesson.result', { right, total: questions.length });
  const isDone = answered === questions.length;
  const stepProps = (index: number) => ({
    id: `step-${index + 1}`,
    tabIndex: -1,
    hidden: shown !== undefined && shown !== index,
    css: step,
  });
  return (
    <div css={columns}>
      <div ref={steps} data-hydrated={shown === undefined ? undefined : ''} css={phone}>
        {read.map(({ question, body }, index) => (
          <section key={index} aria-label={t('lesson.step', { number: index + 1, total })} {...stepProps(index)}>
            <StepHead number={index + 1} total={total} />
            {question ? (
              <Question
                question={question}
                index={questions.indexOf(question)}
                total={questions.length}
                choice={state.choices.get(questions.indexOf(question))}
                onToggle={toggle}
              />
            ) : (
              <Prose tree={body} components={components} />
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
          {isDone ? (
            <div key="done" css={end}>
              <span css={badge}>
                <Icon name="check" />
              </span>
              <h2>{t('lesson.end.title')}</h2>
              <p>{result}</p>
              <p>{t('lesson.end.text')}</p>
            </div>
          ) : (
            <div key="open" css={end}>
              <h2>{t('lesson.end.openTitle')}</h2>
              <p>{t('lesson.end.openText')}</p>
            </div>
          )}
          <div css={onPhones}>{record}</div>
          <div css={buttonRow}>
            <a href="#step-1" onClick={restart} css={buttonSecondary}>
              {t('lesson.end.again')}
            </a>
          </div>
        </section>
      </div>
      <div css={[managerColumn, withScripts]} lang={interfaceLang}>
        {record}
        <p role="status" css={visuallyHidden}>
          {answered > 0 && <span key={`${answered} ${right}`}>{result}</span>}
        </p>
      </div>
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
  paddingBlockStart: 'var(--space-xl)',
  [from.full]: { 'html.js &': { gridTemplateColumns: '27rem minmax(0, 1fr)', alignItems: 'start' } },
});

/** From tablets on, the steps are in the frame of a phone. */
const phone = css({
  display: 'grid',
  gap: 'var(--space-xl)',
  'html.js &': {
    [from.medium]: {
      justifySelf: 'center',
      inlineSize: 'min(35rem, 100%)',
      padding: 'var(--space-md)',
      background: 'var(--surface)',
      border: '10px solid var(--ink)',
      borderRadius: '34px',
    },
    [from.full]: { inlineSize: '100%' },
  },
  '@media screen': {
    // Before hydration: the step that the address names, or the first one.
    'html.js &:not([data-hydrated]):not(:has(:target)) > section:not(:first-of-type)': { display: 'none' },
    'html.js &:not([data-hydrated]):has(:target) > section:not(:target):not(:has(:target))': { display: 'none' },
    '& > [hidden]': { display: 'none' },
  },
});

const step = css({
  display: 'grid',
  alignContent: 'start',
  gap: 14,
  minInlineSize: 0,
  scrollMarginBlockStart: 120,
  '&:focus': { outline: 'none' },
  'html.js &': { [from.medium]: { gridTemplateRows: 'auto 1fr', minHeight: 560 } },
  '& h2': { fontSize: 'var(--text-h3)' },
  '& ul, & ol': { display: 'grid', gap: 8, paddingInlineStart: '1.4em' },
  // A long list of short entries, such as the allergens.
  '& ul:has(> :nth-of-type(9))': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    padding: 0,
    listStyle: 'none',
    fontSize: 'var(--text-small)',
    lineHeight: 1.35,
    hyphens: 'auto',
    '& > li': { padding: '8px 10px', background: 'var(--sunken)', borderRadius: 'var(--radius-sm)' },
  },
});

const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  color: 'var(--ink2)',
  fontSize: 'var(--text-caption)',
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
  position: 'sticky',
  insetBlockEnd: 0,
  alignSelf: 'end',
  marginInline: -2,
  padding: '12px 2px max(12px, env(safe-area-inset-bottom))',
  background: 'var(--paper)',
  [from.medium]: { background: 'var(--surface)' },
  '& > :last-child': { flex: '1 1 auto' },
});

const end = css({ display: 'grid', gap: 10, justifyItems: 'start', alignContent: 'start' });

const badge = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 56,
  blockSize: 56,
  color: 'var(--on-fern)',
  background: 'var(--fern)',
  borderRadius: 'var(--radius-md)',
  fontSize: '1.75rem',
});

const onPhones = css({ [from.full]: { display: 'none' } });

const managerColumn = css({
  display: 'none',
  [from.full]: { display: 'grid', position: 'sticky', insetBlockStart: 112 },
});
