import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { CertificateScene } from '../../scenes/CertificateScene';
import { dayAfter } from '../../samples/learners';
import { ContactLink } from '../../shell/ContactLink';
import { useContentLanguage } from '../../shell/prose/useContentLanguage';
import { buttonPrimary, buttonRow, buttonSecondary } from '../../ui/button';
import { H2, Span } from '../../ui/elements';
import { Icon } from '../../ui/Icon';
import { stepAddress } from './Step';
import { useProgress, type LessonFacts } from './useProgress';

interface LessonEndProps {
  facts: LessonFacts;
  /** The questions with the number of their step. */
  questions: readonly { readonly title: string; readonly step: number }[];
}

/** The last step: the result and the certificate, or the way to each question that is open or not right. */
export function LessonEnd({ facts, questions }: LessonEndProps) {
  const { t } = useTranslation('course');
  const { contentLang } = useContentLanguage();
  const { course, rightAnswers } = facts;
  const { progress, choices, today } = useProgress(facts);
  const { state, answered, right, needed, total } = progress;
  const isCompleted = state === 'completed';
  const isOpen = (question: number) =>
    answered < total ? choices[question] === undefined : choices[question] !== rightAnswers[question];
  return (
    <div css={parts} data-answered={answered === total ? '' : undefined}>
      {answered === total ? (
        <div key="done" css={parts}>
          <H2 key={state}>
            {isCompleted ? t('lesson.end.title') : t('lesson.state.repeat', { wrong: total - right })}
          </H2>
          <p key={right}>{t('lesson.result', { right, total })}</p>
          {isCompleted && <p key="text">{t('lesson.end.text')}</p>}
          {right < total && <p key="wrong">{t('lesson.end.wrongText')}</p>}
        </div>
      ) : (
        <div key="open" css={[parts, acting]}>
          <H2>{t('lesson.end.openTitle')}</H2>
          <p>{t('lesson.end.openText')}</p>
        </div>
      )}
      {right < total && <p css={acting}>{t('lesson.needed', { needed, total })}</p>}
      {right < total && (
        <ul role="list" css={[{ display: 'grid', gap: 8 }, acting]}>
          {questions.map(
            ({ title, step }, index) =>
              isOpen(index) && (
                <li key={step}>
                  <a href={stepAddress(step)} css={link}>
                    <small>{t('lesson.question', { number: index + 1, total })}</small>
                    <Span lang={contentLang}>{title}</Span>
                    <Icon name="arrow-right" />
                  </a>
                </li>
              ),
          )}
        </ul>
      )}
      {isCompleted && (
        <CertificateScene
          name={t('lesson.record.you')}
          course={course.title}
          right={right}
          total={total}
          date={today}
          validUntil={dayAfter(today, 365)}
          label={t('lesson.end.certificate')}
          css={certificate}
        />
      )}
      <div css={parts}>
        <div css={buttonRow}>
          <ContactLink topic="trial" subject={course.id} css={right < total ? buttonSecondary : buttonPrimary}>
            {t('lesson.end.trial')}
          </ContactLink>
          <a href={stepAddress(1)} onClick={closeAnswers} css={buttonSecondary}>
            {t('lesson.end.again')}
          </a>
        </div>
        <p css={{ color: 'var(--ink3)', fontSize: 'var(--text-caption)' }}>{t('lesson.end.note')}</p>
      </div>
    </div>
  );
}

function closeAnswers(): void {
  for (const answer of document.querySelectorAll<HTMLDetailsElement>('[data-question] details')) answer.open = false;
}

const parts = css({ display: 'grid', gap: 12, alignContent: 'start' });

/** Follows the answers, unless its scripts have failed. */
const acting = css({ '[data-failed] &': { display: 'none' } });

const certificate = css({ fontSize: 'var(--text-small)', lineHeight: 1.4, maxInlineSize: '24rem' });

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
  // The first of them is the way on.
  'li:first-of-type > &': {
    color: 'var(--on-fern)',
    background: 'var(--fern)',
    borderColor: 'var(--fern)',
    '& > small': { color: 'inherit' },
    '&:hover': { background: 'var(--fern-hover)' },
  },
});
