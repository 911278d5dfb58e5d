import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import type { TreeNode } from '../../../content/mdx/tree';
import { usePage } from '../../i18n/usePage';
import { Island } from '../../islands/Island';
import { ownerFacts } from '../../ownerFacts';
import { Prose } from '../../shell/prose/Prose';
import { useContentLanguage } from '../../shell/prose/useContentLanguage';
import { from } from '../../ui/breakpoints';
import { withScripts } from '../../ui/scripting';
import { LessonEnd } from './LessonEnd.island';
import { LessonLanguages } from './LessonLanguages';
import { LessonRecord } from './LessonRecord.island';
import type { LessonFacts } from './useProgress';
import { lessonSteps, rightAnswer } from './lessonTree';
import { Question } from './Question';
import { Step } from './Step';

interface LessonStepsProps {
  readonly tree: readonly TreeNode[];
  readonly components: ComponentProps<typeof Prose>['components'];
  /** The course in the record, and its id where there is such a course. */
  readonly course: LessonFacts['course'];
}

/**
 * A lesson in steps, and the manager's record of it. Steps and answers are HTML: `src/site/browser/lesson.ts` keeps the
 * answers, and the islands show what becomes of them.
 */
export function LessonSteps({ tree, components, course }: LessonStepsProps) {
  const { route } = usePage();
  const { interfaceLang } = useContentLanguage();
  const steps = lessonSteps(tree);
  const questions = steps.flatMap(({ question }, index) => (question ? [{ question, step: index + 1 }] : []));
  const total = steps.length + 1;
  const facts = {
    course,
    passMark: ownerFacts.passMark?.percent,
    rightAnswers: questions.map(({ question }) => rightAnswer(question)),
  };
  return (
    <div data-lesson={route} css={columns}>
      <div css={phone}>
        <LessonLanguages />
        {steps.map(({ question, body }, index) => (
          <Step key={index} number={index + 1} total={total}>
            {question ? (
              <Question
                question={question}
                index={questions.findIndex(({ step }) => step === index + 1)}
                total={questions.length}
                isOpening={index === 0}
              />
            ) : (
              <div css={text}>
                <Prose tree={body} components={components} />
              </div>
            )}
          </Step>
        ))}
        <Step number={total} total={total}>
          <Island defer="touch">
            <LessonEnd
              facts={facts}
              questions={questions.map(({ question, step }) => ({ title: question.props?.title ?? '', step }))}
            />
          </Island>
        </Step>
      </div>
      <div css={[managerColumn, withScripts]} lang={interfaceLang}>
        <Island defer="touch">
          <LessonRecord facts={facts} />
        </Island>
      </div>
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
  '&:has(> [data-failed])': { display: 'none' },
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
