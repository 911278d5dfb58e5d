import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useFormatDate } from '../i18n/useFormatDate';
import { certificate, learners } from './learners';
import { ColouredIcon } from './sceneParts';
import * as styles from './sceneStyles';
import { question } from './story';

/** The certificate of somebody who has completed the course. */
export function CertificateScene({ className }: { className?: string }) {
  const { t } = useTranslation(['scenes', 'screenshots']);
  const format = useFormatDate();
  const [{ initials, right = 0, date = '' }] = learners;
  return (
    <div data-hue="gorse" css={paper} className={className}>
      <div css={[styles.line, styles.muted]}>
        <span css={styles.grow}>{t('frame.organisation')}</span>
        <span>{t('record.certificate')}</span>
      </div>
      <div css={styles.line}>
        <span css={[styles.grow, styles.stack, name]}>
          <span css={styles.title}>{initials}</span>
          <b>{t('courseBuilder.title')}</b>
        </span>
        <ColouredIcon name="award" hue="gorse" css={seal} />
      </div>
      <div css={styles.wrap}>
        <b>{t('percent', { value: (right / question.total) * 100 })}</b>
        <span>{format.date(new Date(date))}</span>
      </div>
      <span css={styles.muted}>{t('record.validUntil', { date: format.date(new Date(certificate.validUntil)) })}</span>
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
});
const name = css({ gap: '.15em' });
const seal = css({ fontSize: '2.6em' });
