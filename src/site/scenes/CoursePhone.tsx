import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { findAll, plainText, type TreeNode } from '../../content/mdx/tree';
import { Answer, AnswerRoom, answers, bubble } from '../ui/Answer';
import { Phone } from './Phone';
import { Tag } from './sceneParts';

interface CoursePhoneProps {
  title: string;
  /** Its outline. */
  tree: readonly TreeNode[];
  /** The language of these words, and that of the page around them where it is another one. */
  lang?: string | undefined;
  interfaceLang: string | undefined;
}

/** A learner’s phone with a question of a course, which can be answered. */
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
    <Phone
      title={<span lang={lang}>{title}</span>}
      lessons={findAll(tree, 'Lesson').length}
      css={[standing, followed(given.findIndex(({ isRight }) => isRight) + 1)]}
    >
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
    </Phone>
  );
}

const questionId = 'question-1';

// On the lower edge of its band.
const standing = css({
  inlineSize: '28em',
  marginInline: 'auto',
  paddingBlockEnd: 0,
  borderEndStartRadius: 0,
  borderEndEndRadius: 0,
  fontSize: '.875rem',
  '& > div': { borderEndStartRadius: 0, borderEndEndRadius: 0, paddingBlockEnd: '1.25em' },
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
    '&:has([open]) [role=status] > :nth-of-type(1)': { display: 'none' },
    [`&:has([open]):not(:has(${answer})) [data-hue=gorse], &:has(${answer}) [data-hue=fern]`]: {
      display: 'inline-flex',
    },
  });
}
