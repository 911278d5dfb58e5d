import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormatDate } from '../i18n/useFormatDate';
import { dayAfter } from '../samples/learners';
import { Icon } from '../ui/Icon';
import * as styles from './sceneStyles';

interface CertificateProps {
  name: string;
  course: string;
  right: number;
  /** How many of them were right at the first try. */
  first: number;
  total: number;
  date: string;
  /** What can be done with it. */
  children: ReactNode;
}

/** The certificate of somebody who has completed a course. Where it is open, or its step is shown, it is printed alone. */
export function CertificateScene({ name, course, right, first, total, date, children }: CertificateProps) {
  const { t } = useTranslation(['scenes', 'course']);
  const format = useFormatDate();
  return (
    <div data-hue="gorse" css={paper}>
      <div css={line}>
        <b>{t('course:lesson.end.certificate')}</b>
        <span css={styles.muted}>{t('frame.hotels')}</span>
      </div>
      <div css={styles.line}>
        <span css={[styles.grow, styles.stack, nameStyle]}>
          <span css={styles.title}>{name}</span>
          <b>{course}</b>
        </span>
        <Icon name="award" hue="gorse" />
      </div>
      <div css={line}>
        <span>
          <b>{t('course:lesson.result', { right, total })}</b> · {t('course:lesson.record.atFirst', { first })}
        </span>
        <span>{format.date(date)}</span>
        <span css={styles.muted}>{t('record.validUntil', { date: format.date(dayAfter(date, 365)) })}</span>
      </div>
      <small css={printed}>{t('course:outline.awareness')}</small>
      <div data-print="hide">{children}</div>
    </div>
  );
}

const paper = css(styles.stack, {
  justifyContent: 'space-between',
  padding: '.6em 1.2em',
  minBlockSize: '14em',
  background: 'linear-gradient(150deg, var(--surface) 55%, var(--hue-tint))',
  printColorAdjust: 'exact',
  border: '.35em double var(--hue)',
  borderRadius: '.8em .8em .25em',
  '& > div > svg': { padding: '.2em', background: 'var(--hue-tint)', borderRadius: '50%', fontSize: '3em' },
  '@media print': {
    'main:has(:is([open] + *, :target) &) :not(:has(&)):not(&):not(& *)': { display: 'none !important' },
    // Of the page, as a part of it would begin a new sheet.
    'body:has(main :is([open] + *, :target) &)': { page: 'certificate' },
    'main &': { inlineSize: '100%', blockSize: '16.5cm', margin: 0, padding: '1.5em', fontSize: '24pt' },
  },
  '@page certificate': { size: 'A4 landscape', margin: '12mm' },
});
const printed = css({ fontSize: '.5em', '@media screen': { display: 'none' } });
const nameStyle = css({ gap: '.15em', '& > :first-child': { fontSize: '1.6em' } });
const line = css(styles.wrap, {
  justifyContent: 'space-between',
  gap: '.2em 1em',
  '& > b': { color: 'var(--hue)' },
});
