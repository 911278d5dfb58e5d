import { css } from '@emotion/react';
import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { CertificateScene } from '../../scenes/CertificateScene';
import { ContactLink } from '../../shell/ContactLink';
import { PrintButton } from '../../shell/PrintButton.island';
import { useContentLanguage } from '../../shell/prose/useContentLanguage';
import { from } from '../../ui/breakpoints';
import { buttonPrimary, buttonSecondary, textButton } from '../../ui/button';
import { H2, Span } from '../../ui/elements';
import { control, useField } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import { visuallyHidden } from '../../ui/visuallyHidden';
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
  const { progress, choices, today, name } = useProgress(facts);
  const { state, answered, right, first, needed, total } = progress;
  const isCompleted = state === 'completed';
  const isOpen = (question: number) =>
    answered < total ? choices[question] === undefined : choices[question] !== rightAnswers[question];
  return (
    <div css={parts} data-answered={answered === total ? '' : undefined}>
      {answered === total ? (
        <div key="done" css={parts}>
          <H2 key={state}>{isCompleted ? t('lesson.end.title') : t('lesson.end.repeat', { count: total - right })}</H2>
          <p key={right}>
            {t('lesson.result', { right, total })} · {t('lesson.record.atFirst', { first })}
          </p>
          {isCompleted && <p key="text">{t('lesson.end.text')}</p>}
          {isCompleted && right < total && <p key="wrong">{t('lesson.end.wrongText')}</p>}
        </div>
      ) : (
        <div key="open" css={[parts, acting]}>
          <H2>{t('lesson.end.openTitle')}</H2>
          <p>{t('lesson.end.openText')}</p>
        </div>
      )}
      {right < total && <p css={[acting, { textWrap: 'balance' }]}>{t('lesson.needed', { needed, total })}</p>}
      {right < total && (
        <ul role="list" css={[parts, acting]}>
          {questions.map(
            ({ title, step }, index) =>
              isOpen(index) && (
                <li key={step}>
                  <a href={stepAddress(step)} css={link}>
                    <small css={visuallyHidden}>{t('lesson.question', { number: index + 1, total })}</small>
                    <b aria-hidden="true">{index + 1}</b>
                    <Span lang={contentLang}>{title}</Span>
                    <Icon name="arrow-right" />
                  </a>
                </li>
              ),
          )}
        </ul>
      )}
      {isCompleted && <OwnCertificate name={name} course={course.title} date={today} {...{ right, first, total }} />}
      <ContactLink topic="trial" subject={course.id} css={right < total ? buttonSecondary : buttonPrimary}>
        {t('lesson.end.trial')}
      </ContactLink>
      <div css={last}>
        <p>{t('lesson.end.note')}</p>
        <a href={stepAddress(1)} onClick={closeAnswers} css={textButton}>
          {t('lesson.end.again')}
        </a>
      </div>
    </div>
  );
}

/** The visitor's certificate, with the name that is typed in it (`useProgress`), and printed alone once it has one. */
function OwnCertificate({ name, ...facts }: Omit<ComponentProps<typeof CertificateScene>, 'children'>) {
  const { t } = useTranslation(['course', 'contact']);
  const [isPrinted, setPrinted] = useState(false);
  const { attributes, error } = useField({
    id: 'learner',
    error: isPrinted && !name && t('contact:validation.name.required'),
  });
  const isReady = () => {
    setPrinted(true);
    if (!name) document.getElementById('learner')?.focus();
    return Boolean(name);
  };
  return (
    <CertificateScene name={name || t('lesson.record.you')} {...facts}>
      <div css={signing}>
        <label htmlFor="learner">{t('contact:form.name.label')}</label>
        <input {...attributes} autoComplete="name" maxLength={60} defaultValue={name} css={control} />
        <PrintButton isReady={isReady} />
        {error}
      </div>
    </CertificateScene>
  );
}

function closeAnswers(): void {
  for (const answer of document.querySelectorAll<HTMLDetailsElement>('[data-question] details')) answer.open = false;
}

// As a whole in the window.
const parts = css({
  display: 'grid',
  gap: 8,
  alignContent: 'start',
  lineHeight: 'max(1.45, var(--leading-body) - .2)',
  [from.wide]: { fontSize: 'var(--text-small)' },
});

/** Follows the answers, unless its scripts have failed. */
const acting = css({ '[data-failed] &': { display: 'none' } });

const last = css({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  columnGap: 16,
  '& > p': { color: 'var(--ink3)', fontSize: 'var(--text-caption)' },
});

const signing = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  fontSize: 'var(--text-small)',
  '& > label': { fontWeight: 640 },
  '& > input': { flex: '1 1 6rem', inlineSize: 0, minHeight: 44 },
  '& > p': { flexBasis: '100%' },
});

const link = css(buttonSecondary, {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: 12,
  padding: '6px 14px',
  fontSize: 'var(--text-small)',
  '&&': { textAlign: 'start' },
  // The first of them is the way on.
  'li:first-of-type > &': { color: 'var(--on-fern)', background: 'var(--fern)', borderColor: 'transparent' },
});
