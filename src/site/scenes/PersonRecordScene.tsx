import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useFormatDate } from '../i18n/useFormatDate';
import { certificate, learners } from './learners';
import { Initials, Row, Tag, Tile } from './sceneParts';
import * as styles from './sceneStyles';
import { question } from './story';

/** What is on record of somebody: the course with score and date, the certificate and a signed document. */
export function PersonRecordScene({ className }: { className?: string }) {
  const { t } = useTranslation(['scenes', 'screenshots']);
  const format = useFormatDate();
  const [{ initials, team, language, right = 0, date = '' }] = learners;
  return (
    <div css={[styles.card, styles.stack, card]} className={className}>
      <Row
        start={<Initials of={initials} hue="heather" />}
        text={
          <>
            <b>{t(`socialFeed.channel.${team}`)}</b>
            <br />
            <span css={styles.muted}>{t('screenshots:reporting.site.harbour')}</span>
          </>
        }
        end={<Tag text={language} />}
      />
      <Row
        css={entry}
        start={<Tile hue="fern" icon="graduation-cap" />}
        text={<Entry title={t('courseBuilder.title')} note={format.date(date)} />}
        end={<Tag hue="fern" text={t('percent', { value: (right / question.total) * 100 })} />}
      />
      <Row
        css={entry}
        start={<Tile hue="gorse" icon="award" />}
        text={
          <Entry
            title={t('record.certificate')}
            note={t('record.validUntil', { date: format.date(certificate.validUntil) })}
          />
        }
      />
      <Row
        css={entry}
        start={<Tile hue="estuary" icon="file-check" />}
        text={<Entry title={t('screenshots:aiBuilder.source.policy')} note={t('signOff.confirmed')} />}
        end={<Tag hue="fern" icon="check" />}
      />
    </div>
  );
}

function Entry({ title, note }: { title: string; note: string }) {
  return (
    <>
      {title}
      <br />
      <span css={styles.muted}>{note}</span>
    </>
  );
}

const card = css({ gap: '.5em', justifyContent: 'space-between', lineHeight: 1.3 });
const entry = css({ borderBlockStart: '1px solid var(--line)', paddingBlockStart: '.5em' });
