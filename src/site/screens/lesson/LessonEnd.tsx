import { css } from '@emotion/react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { CertificateScene } from '../../scenes/CertificateScene';
import { dayAfter } from '../../scenes/learners';
import { ContactLink } from '../../shell/ContactLink';
import { buttonPrimary, buttonRow, buttonSecondary } from '../../ui/button';
import { H2 } from '../../ui/elements';
import type { Progress } from './lessonState';
import { stepAddress } from './Step';

interface LessonEndProps {
  readonly progress: Progress;
  /** Links to the questions without an answer; once all have one, to those without the right one. */
  readonly open: readonly ReactElement[];
  /** The name of the course in the record. */
  readonly course: string;
  /** The day of the last answer. */
  readonly today: string;
}

/** The last step: the result and the certificate, or the way to each question that is open or not right. */
export function LessonEnd({ progress, open, course, today }: LessonEndProps) {
  const { t } = useTranslation('course');
  const { state, answered, right, total } = progress;
  const isCompleted = state === 'completed';
  return (
    <>
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
      {open.length > 0 && (
        <ul role="list" css={[list, acting]}>
          {open.map((link) => (
            <li key={link.key}>{link}</li>
          ))}
        </ul>
      )}
      {isCompleted && (
        <CertificateScene
          name={t('lesson.record.you')}
          course={course}
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
          <ContactLink topic="trial" subject={course} css={buttonPrimary}>
            {t('lesson.end.trial')}
          </ContactLink>
          <a href={stepAddress(1)} onClick={closeAnswers} css={buttonSecondary}>
            {t('lesson.end.again')}
          </a>
        </div>
        <p css={note}>{t('lesson.end.note')}</p>
      </div>
    </>
  );
}

function closeAnswers(): void {
  for (const answer of document.querySelectorAll<HTMLDetailsElement>('[data-question] details')) answer.open = false;
}

const parts = css({ display: 'grid', gap: 12, alignContent: 'start' });

/** Follows the answers, unless its scripts have failed. */
const acting = css({ '[data-failed] &': { display: 'none' } });

const certificate = css({ fontSize: 'var(--text-small)', lineHeight: 1.4, maxInlineSize: '24rem' });

const list = css({ display: 'grid', gap: 8 });

const note = css({ color: 'var(--ink3)', fontSize: 'var(--text-caption)' });
