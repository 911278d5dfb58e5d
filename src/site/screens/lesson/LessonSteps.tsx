import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { TreeNode } from '../../../content/mdx/tree';
import { usePage } from '../../i18n/usePage';
import { Island } from '../../islands/Island';
import { ownerFacts } from '../../ownerFacts';
import { Prose } from '../../shell/prose/Prose';
import { useContentLanguage } from '../../shell/prose/useContentLanguage';
import { Icon } from '../../ui/Icon';
import { Span } from '../../ui/elements';
import { Lesson } from './Lesson.island';
import { LessonLanguages } from './LessonLanguages';
import { lessonSteps, rightAnswer } from './lessonTree';
import { Question } from './Question';
import { Step, stepAddress } from './Step';

interface LessonStepsProps {
  readonly tree: readonly TreeNode[];
  readonly components: ComponentProps<typeof Prose>['components'];
  /** The name of the course in the record. */
  readonly course: string;
}

/**
 * A lesson in steps, and the manager's record of it. Steps and answers are HTML: `src/site/browser/lesson.ts` keeps the
 * answers, and the island shows what becomes of them.
 */
export function LessonSteps({ tree, components, course }: LessonStepsProps) {
  const { t } = useTranslation('course');
  const { route } = usePage();
  const { contentLang } = useContentLanguage();
  const steps = lessonSteps(tree);
  const questions = steps.flatMap(({ question }, index) => (question ? [{ question, step: index + 1 }] : []));
  const total = steps.length + 1;
  return (
    <div data-lesson={route}>
      <Island defer="touch">
        <Lesson
          course={course}
          total={total}
          passMark={ownerFacts.passMark}
          rightAnswers={questions.map(({ question }) => rightAnswer(question))}
          steps={
            <>
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
            </>
          }
          links={questions.map(({ question, step }, index) => (
            <a key={step} href={stepAddress(step)} css={link}>
              <small>{t('lesson.question', { number: index + 1, total: questions.length })}</small>
              <Span lang={contentLang}>{question.props?.title}</Span>
              <Icon name="arrow-right" />
            </a>
          ))}
        />
      </Island>
    </div>
  );
}

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

const link = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '2px 12px',
  minHeight: 52,
  padding: '10px 14px',
  border: '1.5px solid var(--line-strong)',
  borderRadius: 'var(--radius-md)',
  color: 'var(--ink)',
  fontWeight: 600,
  lineHeight: 1.35,
  textDecoration: 'none',
  '& > small': { gridColumn: 1, color: 'var(--ink2)', fontWeight: 400 },
  '& > span': { gridColumn: 1 },
  '& > svg': { gridColumn: 2, gridRow: '1 / 3' },
});
