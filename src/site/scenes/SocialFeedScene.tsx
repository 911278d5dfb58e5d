import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon';
import { SceneFrame } from './SceneFrame';
import { Initials, ProgressBar, Row, Tag, Tile } from './sceneParts';
import * as styles from './sceneStyles';
import { courseMinutes } from './story';

/** The showcase's social feed: channels and posts. */
export function SocialFeedScene() {
  const { t } = useTranslation('scenes');
  return (
    <SceneFrame section="feed">
      <div css={[styles.wrap, styles.notOnPhones]}>
        <Tag hue="fern" text={t('socialFeed.channel.kitchen')} />
        <Tag text={t('socialFeed.channel.frontOfHouse')} />
        <Tag text={t('socialFeed.channel.allSites')} />
      </div>
      <div css={[styles.card, styles.stack, styles.flatOnPhones]}>
        <div css={styles.line}>
          <Initials of="DM" hue="heather" />
          <span css={styles.grow}>
            <b>{t('socialFeed.sheet.author')}</b>
            <br />
            <span css={styles.muted}>{t('socialFeed.sheet.when')}</span>
          </span>
        </div>
        <div>{t('socialFeed.sheet.text')}</div>
        <Row
          css={styles.sunkenCard}
          start={<Tile hue="gorse" icon="graduation-cap" />}
          text={<b>{t('courseBuilder.title')}</b>}
          note={t('minutes', { minutes: courseMinutes })}
        />
        <PostReactions read={14} replies={3} />
      </div>
      <div css={[styles.card, styles.stack, styles.flatOnPhones]}>
        <Row start={<Initials of="SL" hue="fern" />} text={t('socialFeed.finished.text')} />
        <ProgressBar done={1} />
        <div css={styles.notOnPhones}>
          <PostReactions read={31} replies={6} />
        </div>
      </div>
      <div css={[write, styles.notOnPhones]}>
        <Initials of="RJ" />
        <span css={[styles.grow, styles.muted]}>{t('socialFeed.write')}</span>
        <Icon name="send" />
      </div>
    </SceneFrame>
  );
}

function PostReactions({ read, replies }: { read: number; replies: number }) {
  const { t } = useTranslation('scenes');
  return (
    <div css={styles.wrap}>
      <Tag hue="fern" icon="check" text={t('socialFeed.read', { count: read })} />
      <Tag icon="message-circle" text={t('socialFeed.replies', { count: replies })} />
    </div>
  );
}

const write = css(styles.line, styles.last, { color: 'var(--ink3)', paddingInline: '.2em' });
