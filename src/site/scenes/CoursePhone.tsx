import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { findAll, plainText, type TreeNode } from '../../content/mdx/tree';
import { Answer, AnswerRoom, answers, bubble } from '../ui/Answer';
import { ProgressBar, Tag } from './sceneParts';
import { stack } from './sceneStyles';

interface CoursePhoneProps {
  title: string;
  /** Its outline. */
  tree: readonly TreeNode[];
  /** The language of these words, and that of the page around them where it is another one. */
  lang?: string | undefined;
  interfaceLang: string | undefined;
}

/** A learner’s phone in the middle of a course, with a question that can be answered. */
export function CoursePhone({ title, tree, lang, interfaceLang }: CoursePhoneProps) {
  const { t } = useTranslation('course');
  const [question] = findAll(tree, 'Question');
  if (!question) return null;
  const given = findAll(question.children ?? [], 'Answer').map(({ props, children }) => {
    const isRight = props?.correct !== undefined;
    const verdict = t(isRight ? 'lesson.right' : 'lesson.wrong');
    return { title: props?.title ?? '', isRight, verdict, reason: plainText(children).trim() };
  });
  return (
    <div css={[phone, followed(given.findIndex(({ isRight }) => isRight) + 1)]}>
      <b lang={lang}>{title}</b>
      <ProgressBar done={1} open={findAll(tree, 'Lesson').length - 1} />
      <div role="group" aria-labelledby={questionId} lang={lang} css={[answers, room]}>
        <p id={questionId} css={[bubble, asked]}>
          {question.props?.title}
        </p>
        <AnswerRoom feedback={given.map(({ verdict, reason }) => `${verdict} ${reason}`)}>
          {t('lesson.choose')}
        </AnswerRoom>
        {given.map((answer) => (
          <Answer key={answer.title} name={questionId} title={answer.title} isRight={answer.isRight}>
            <strong lang={interfaceLang}>{answer.verdict}</strong> {answer.reason}
          </Answer>
        ))}
      </div>
      <div css={record} lang={interfaceLang}>
        <span>{t('lesson.record.title')}</span>
        <p role="status">
          <b>{t('lesson.record.you')}</b>
          <Tag icon="eye" text={t('lesson.state.notStarted')} />
          <Tag hue="gorse" icon="circle-alert" text={t('lesson.state.repeat', { wrong: 1 })} />
          <Tag hue="fern" icon="check" text={t('lesson.record.of', { right: 1, total: 1 })} />
        </p>
      </div>
    </div>
  );
}

const questionId = 'question-1';

// On the lower edge of its band.
const phone = css(stack, {
  inlineSize: '28em',
  maxInlineSize: '100%',
  marginInline: 'auto',
  padding: '1.1em 1em 1.25em',
  color: 'var(--ink)',
  background: 'var(--surface)',
  border: '.55em solid var(--ink2)',
  borderBlockEnd: 0,
  borderRadius: '2em 2em 0 0',
  fontSize: '.875rem',
  lineHeight: 1.4,
  textWrap: 'pretty',
});
const room = css({ fontSize: '.9375rem', lineHeight: 1.4 });
const asked = css({ fontSize: '1.0625rem', fontWeight: 680, lineHeight: 1.35 });

const record = css({
  marginBlockStart: '.4em',
  '& > span': { color: 'var(--ink2)', fontSize: '.9em' },
  '& > p': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    marginBlockStart: '.3em',
    padding: '.5em .8em',
    background: 'var(--gorse-100)',
    borderRadius: 'var(--radius-sm)',
  },
  '& [data-hue]': { display: 'none', background: 'var(--surface)' },
});

/** Shows the row as what is open leaves it: `right` is the place of the right answer, from 1. */
function followed(right: number) {
  const answer = `details:nth-of-type(${right})[open]`;
  return css({
    '&:has([open]) [role=status] > span:nth-of-type(1)': { display: 'none' },
    [`&:has([open]):not(:has(${answer})) [data-hue=gorse], &:has(${answer}) [data-hue=fern]`]: {
      display: 'inline-flex',
    },
  });
}
