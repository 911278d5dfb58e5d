import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { plainText, type TreeNode, type TreeElement } from '../../../content/mdx/tree';
import { usePage } from '../../i18n/usePage';
import { Island } from '../../islands/Island';
import { ownerFacts } from '../../ownerFacts';
import { childElements, isElement } from '../../shell/prose/contentTree';
import { LessonLanguages } from '../../shell/prose/LessonLanguages';
import { Prose } from '../../shell/prose/Prose';
import { spoken } from '../../ui/spokenFonts';
import { useContentLanguage } from '../../shell/prose/useContentLanguage';
import { Answer, AnswerRoom, answers, bubble } from '../../ui/Answer';
import { from, below } from '../../ui/breakpoints';
import { H2 } from '../../ui/elements';
import { withScripts } from '../../ui/scripting';
import { LessonEnd } from './LessonEnd.island';
import { LessonRecord } from './LessonRecord.island';
import { OwnRow } from './OwnRow.island';
import { Step } from './Step';
import { StepText } from './StepText';
import type { LessonFacts } from './useProgress';

interface LessonStepsProps {
  readonly tree: readonly TreeNode[];
  readonly components: ComponentProps<typeof Prose>['components'];
  /** The course in the record, and its id where there is such a course. */
  readonly course: LessonFacts['course'];
}

/** A lesson's steps, and its record. Answers are HTML, which `src/site/browser/lesson.ts` keeps and islands follow. */
export function LessonSteps({ tree, components, course }: LessonStepsProps) {
  const { route } = usePage();
  const { interfaceLang } = useContentLanguage();
  const steps = lessonSteps(tree);
  const questions = steps.flatMap(({ question }, index) => (question ? [{ question, step: index + 1 }] : []));
  const total = steps.length + 1;
  const facts = {
    course,
    passMark: ownerFacts.passMark?.percent,
    rightAnswers: questions.map(({ question }) =>
      childElements(question, 'Answer').findIndex(({ props }) => props?.correct !== undefined),
    ),
  };
  return (
    <div data-lesson={route} css={columns}>
      <div css={phone}>
        <LessonLanguages />
        {steps.map(({ question, body }, index) => (
          <Step key={index} number={index + 1} total={total} record={question && <OwnRow facts={facts} />}>
            {question ? (
              <Question question={question} index={questions.findIndex(({ step }) => step === index + 1)} />
            ) : (
              <StepText tree={body} components={components} />
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

/** A question (MDX: Question, Answer) and its place, from 0: somebody asks the first one. */
function Question({ question, index }: { question: TreeElement; index: number }) {
  const { t } = useTranslation('course');
  const { interfaceLang } = useContentLanguage();
  const id = `question-${index + 1}`;
  const given = childElements(question, 'Answer').map(({ props, children = [] }) => {
    const isRight = props?.correct !== undefined;
    return { title: props?.title ?? '', isRight, verdict: t(isRight ? 'lesson.right' : 'lesson.wrong'), children };
  });
  return (
    <div role="group" aria-labelledby={id} data-question={index} css={[answers, asked]}>
      <H2 id={id} css={index === 0 && bubble}>
        {question.props?.title}
      </H2>
      <AnswerRoom
        feedback={given.map(({ verdict, children }) => `${verdict} ${plainText(children).trim()}`)}
        media={framed}
      >
        {t('lesson.choose')}
      </AnswerRoom>
      {given.map(({ title, isRight, verdict, children }) => (
        <Answer key={title} name={id} title={title} isRight={isRight}>
          <strong lang={interfaceLang}>{verdict}</strong> <Prose tree={children} />
        </Answer>
      ))}
    </div>
  );
}

/** A step of a lesson: a question, or something to read. */
interface LessonStep {
  readonly question?: TreeElement;
  readonly body: readonly TreeNode[];
}

/** Returns the steps of a lesson: a new one begins at each heading of level 2, at each question and after it. */
function lessonSteps(tree: readonly TreeNode[]): LessonStep[] {
  const steps: (LessonStep & { body: TreeNode[] })[] = [];
  for (const node of tree) {
    const last = steps.at(-1);
    if (isElement(node, 'Question')) steps.push({ question: node, body: [] });
    else if (isElement(node, 'h2') || !last || last.question) steps.push({ body: [node] });
    else last.body.push(node);
  }
  return steps;
}

const columns = css({
  display: 'grid',
  gap: 'var(--space-xl)',
  paddingBlockStart: 12,
  [from.full]: { 'html.js &': { gridTemplateColumns: 'clamp(24rem, 34vw, 27rem) 1fr', alignItems: 'start' } },
  '.awaits-query &': { visibility: 'hidden' },
});

/** On screens from tablets on, the steps are in the frame of a phone. */
const framed = '@media screen and (min-width: 40em)';
const phone = css({
  display: 'grid',
  gap: 'var(--space-xl)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [framed]: {
    'html.js &': {
      justifySelf: 'center',
      inlineSize: 'min(30rem, 100%)',
      padding: 12,
      background: 'var(--surface)',
      border: '8px solid var(--line-strong)',
      borderRadius: '34px',
    },
  },
  '@media screen': {
    // In the row of the step's number.
    'html.js & > nav': { gridArea: '1 / 1' },
    // Each step is in the place of the one before, below the languages; not where nothing hides the others.
    '& [data-foreign]': spoken,
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

// On phones, what an answer says ends above the links; in the frame of one, the answers have the room of their step.
const asked = css({
  [below.medium]: { alignSelf: 'start', '& > details > p': { scrollMarginBlockEnd: 96 } },
  [framed]: { alignContent: 'stretch', '& > h2': { alignSelf: 'center' } },
});
