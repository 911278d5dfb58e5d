import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { findAll, plainText, type TreeNode } from '../../content/mdx/tree';
import { coursePath } from '../../content/pages/contentKinds';
import type { IndexedCourse } from '../../content/pages/facts';
import { LocaleLink } from '../i18n/LocaleLink';
import { usePage } from '../i18n/usePage';
import { Answer, AnswerRoom, answers, bubble, questionId } from '../ui/Answer';
import { Icon } from '../ui/Icon';
import { spoken } from '../ui/spokenFonts';
import { ProgressBar, Tag } from './sceneParts';
import { last, line, stack } from './sceneStyles';

interface CoursePhoneProps {
  title: string;
  /** Its outline. */
  tree: readonly TreeNode[];
  /** Whose question is next. */
  next: Pick<IndexedCourse, 'id' | 'category' | 'hasPage' | 'title' | 'lang'> | undefined;
  /** The language of these words, and that of the page around them where it is another one. */
  lang?: string | undefined;
  interfaceLang: string | undefined;
}

/** A learner’s phone with a question to answer, in their language (`browser/lesson.ts`), and the manager’s view. */
export function CoursePhone({ title, tree, next, lang, interfaceLang }: CoursePhoneProps) {
  const { t } = useTranslation(['course', 'courses']);
  const { language } = usePage();
  const { length: count } = findAll(tree, 'Lesson');
  const [question] = findAll(tree, 'Question');
  if (!question) return null;
  const given = findAll(question.children ?? [], 'Answer').map(({ props, children }) => {
    const isRight = props?.correct !== undefined;
    const verdict = t(isRight ? 'lesson.right' : 'lesson.wrong');
    return { title: props?.title ?? '', isRight, verdict, reason: plainText(children).trim() };
  });
  return (
    <div css={[phone, followed(given.findIndex(({ isRight }) => isRight) + 1)]}>
      <section id="learner-phone" lang={lang} css={stack}>
        <b css={named}>{title}</b>
        <ProgressBar done={1} open={count - 1} />
        <div role="group" aria-labelledby={questionId} data-question={0} css={[answers, { fontSize: '.9375rem' }]}>
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
      </section>
      <section css={[record, last]} lang={interfaceLang}>
        <span>{t('lesson.record.title')}</span>
        <div role="status" data-own="">
          <p>
            <b>{t('lesson.record.you')}</b>
            <small data-spoken="">{language.name}</small>
          </p>
          <Tag icon="eye" text={t('lesson.state.notStarted')} />
          <a href={`#${questionId}`} data-hue="gorse" css={line}>
            <Tag icon="circle-alert" text={t('lesson.state.repeat', { wrong: 1 })} css={onTint} />
            <b>{t('courses:results.retry')}</b>
          </a>
          {next && (
            <LocaleLink to={`${coursePath(next)}#${questionId}`} data-hue="fern" css={line}>
              <small data-retried="">{t('lesson.record.atFirst', { first: 0 })}</small>
              <Tag icon="check" text={t('lesson.record.of', { right: 1, total: 1 })} css={onTint} />
              <span id="learner-next" css={{ flex: '1 1 calc(100% - 2em)' }}>
                {t('lesson.next')} <b lang={next.lang}>{next.title}</b>
              </span>
              <Icon name="arrow-right" />
            </LocaleLink>
          )}
        </div>
      </section>
    </div>
  );
}

const phone = css(stack, {
  padding: '.2em 1em 1.25em',
  background: 'var(--surface)',
  border: '.55em solid var(--ink2)',
  borderRadius: '2em',
  fontSize: '.875rem',
  lineHeight: 1.4,
  textWrap: 'pretty',
  '& [data-foreign]': spoken,
});
// Who comes to it, or answers again, sees it below the window's top, where it mostly is already: a ring says which it is.
const asked = css({
  scrollMarginBlockStart: '11rem',
  fontSize: '1.0625rem',
  fontWeight: 680,
  lineHeight: 1.35,
  '&:target': { boxShadow: '0 0 0 2px var(--hue)' },
});

// The languages are at the end of its row.
const named = css({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: 44,
  paddingInlineEnd: 'min(9.5rem, 50%)',
  fontSize: '1.0625rem',
  lineHeight: 1.25,
});

// What it says later has the same place, with room for the longest.
const record = css({
  '& > span, & small': { display: 'block', color: 'var(--ink2)', fontSize: 'var(--text-caption)' },
  '& > div': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    alignItems: 'center',
    columnGap: '.8em',
    marginBlockStart: '.3em',
    paddingInline: '.8em',
    background: 'var(--hue-tint)',
    borderRadius: 'var(--radius-sm)',
  },
  '& > div > :not(p)': { gridArea: '1 / 2', justifySelf: 'end' },
  '& a': {
    visibility: 'hidden',
    flexWrap: 'wrap',
    justifyContent: 'end',
    gap: '.1em .7em',
    minBlockSize: 44,
    paddingBlock: '.3em',
    color: 'var(--ink)',
    textAlign: 'end',
    textDecoration: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '& b': { textDecoration: 'underline' },
  },
});

const onTint = css({ flex: 'none', whiteSpace: 'nowrap', color: 'var(--hue)', background: 'var(--surface)' });

/** Shows the row as what is open leaves it: `right` is the place of the right answer, from 1. */
function followed(right: number) {
  const answer = `[data-question] > details:nth-of-type(${right})[open]`;
  return css({
    '&:has([data-question] [open]) [role=status] > span': { visibility: 'hidden' },
    [`&:has([data-question] [open]):not(:has(${answer})) a[data-hue=gorse], &:has(${answer}) a[data-hue=fern]`]: {
      visibility: 'visible',
    },
    // Of the tries that `browser/lesson.ts` counts, the first one was wrong.
    [`:not([data-first0]) > &, [data-first0="${right - 1}"] > &`]: { '& [data-retried]': { visibility: 'hidden' } },
  });
}
