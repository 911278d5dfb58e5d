import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useFormatDate } from '../i18n/useFormatDate';
import { Icon } from '../ui/Icon';
import * as styles from './sceneStyles';

interface CertificateProps {
  name: string;
  course: string;
  right: number;
  total: number;
  date: string;
  validUntil: string;
  /** What is at the end of the first line. */
  label: string;
  className?: string;
}

/** The certificate of somebody who has completed a course. */
export function CertificateScene({ name, course, right, total, date, validUntil, label, className }: CertificateProps) {
  const { t } = useTranslation('scenes');
  const format = useFormatDate();
  return (
    <div data-hue="gorse" css={paper} className={className}>
      <div css={[styles.line, styles.muted]}>
        <span css={styles.grow}>{t('frame.hotels')}</span>
        <span>{label}</span>
      </div>
      <div css={styles.line}>
        <span css={[styles.grow, styles.stack, nameStyle]}>
          <span css={styles.title}>{name}</span>
          <b>{course}</b>
        </span>
        <Icon name="award" hue="gorse" />
      </div>
      <div css={styles.wrap}>
        <b>{t('percent', { value: Math.round((right / total) * 100) })}</b>
        <span>{format.date(date)}</span>
      </div>
      <span css={styles.muted}>{t('record.validUntil', { date: format.date(validUntil) })}</span>
    </div>
  );
}

const paper = css(styles.stack, {
  gap: '.5em',
  justifyContent: 'space-between',
  padding: '.9em 1.1em',
  color: 'var(--ink)',
  background: 'var(--paper)',
  border: '2px solid var(--hue-tint)',
  outline: '1px solid var(--line)',
  borderRadius: '.8em .8em .25em',
  '& svg': { fontSize: '2.6em' },
});
const nameStyle = css({ gap: '.15em' });
