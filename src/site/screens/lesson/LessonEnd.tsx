import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { TreeElement } from '../../../content/mdx/tree';
import { CertificateScene } from '../../scenes/CertificateScene';
import { dayAfter } from '../../scenes/learners';
import { ContactLink } from '../../shell/ContactLink';
import { useContentLanguage } from '../../shell/prose/useContentLanguage';
import { buttonPrimary, buttonRow, buttonSecondary } from '../../ui/button';
import { H2, Span } from '../../ui/elements';
import { Icon } from '../../ui/Icon';
import type { Progress } from './lessonState';

interface LessonEndProps {
  readonly progress: Progress;
  /** Questions without a right answer, each with the address of its step. */
  readonly again: readonly { readonly question: TreeElement; readonly number: number; readonly step: string }[];
  /** The title of the course that the lesson is from. */
  readonly course: string | undefined;
  readonly onRestart: () => void;
}

/** The last step: the result and the certificate, or the way to each question that is open or not right. */
export function LessonEnd({ progress, again, course, onRestart }: LessonEndProps) {
  const { t } = useTranslation('course');
  const { contentLang } = useContentLanguage();
  const { right, total, completedAt } = progress;
  return (
    <>
      {completedAt ? (
        <div key="done" css={parts}>
          <H2>{t('lesson.end.title')}</H2>
          <p key={right}>{t('lesson.result', { right, total })}</p>
          {right === total ? <p key="right">{t('lesson.end.text')}</p> : <p key="wrong">{t('lesson.end.wrongText')}</p>}
        </div>
      ) : (
        <div key="open" css={parts}>
          <H2>{t('lesson.end.openTitle')}</H2>
          <p>{t('lesson.end.openText')}</p>
        </div>
      )}
      {again.length > 0 && (
        <ul role="list" css={list}>
          {again.map(({ question, number, step }) => (
            <li key={step}>
              <a href={step} css={link}>
                <small>{t('lesson.question', { number, total })}</small>
                <Span lang={contentLang}>{question.props?.title}</Span>
                <Icon name="arrow-right" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {completedAt && right === total && (
        <CertificateScene
          name={t('lesson.record.you')}
          right={right}
          total={total}
          date={completedAt}
          validUntil={dayAfter(completedAt.toISOString(), 365)}
          label={t('lesson.end.certificate')}
          css={certificate}
        />
      )}
      <div css={parts}>
        <div css={buttonRow}>
          <ContactLink topic="trial" subject={course} css={buttonPrimary}>
            {t('lesson.end.trial')}
          </ContactLink>
          <a href="#step-1" onClick={onRestart} css={buttonSecondary}>
            {t('lesson.end.again')}
          </a>
        </div>
        <p css={note}>{t('lesson.end.note')}</p>
      </div>
    </>
  );
}

const parts = css({ display: 'grid', gap: 12, alignContent: 'start' });

const certificate = css({ fontSize: 'var(--text-small)', lineHeight: 1.4, maxInlineSize: '24rem' });

const list = css({ display: 'grid', gap: 8 });
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

const note = css({ color: 'var(--ink3)', fontSize: 'var(--text-caption)' });
