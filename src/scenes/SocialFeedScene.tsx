import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon';
import { Initials } from './Initials';
import { ProgressBar } from './ProgressBar';
import { tones } from '../ui/tones';
import { SceneFrame } from './SceneFrame';
import * as styles from './sceneStyles';

/** The showcase's social feed: channels and posts. */
export function SocialFeedScene() {
  const { t } = useTranslation('scenes');
  return (
    <SceneFrame section="feed">
      <div css={styles.wrap}>
        {channels.map((channel, index) => (
          <span key={channel} data-hue={tones.fern} css={[styles.tag, index === 0 ? styles.tinted : styles.plain]}>
            {t(`socialFeed.channel.${channel}`)}
          </span>
        ))}
      </div>
      <div css={[styles.card, styles.stack]}>
        <div css={styles.line}>
          <Initials of="DM" tone="heather" />
          <span css={styles.grow}>
            <span css={styles.strong}>{t('socialFeed.sheet.author')}</span>
            <br />
            <span css={styles.muted}>{t('socialFeed.sheet.when')}</span>
          </span>
        </div>
        <div>{t('socialFeed.sheet.text')}</div>
        <div css={[styles.card, styles.line, attached]}>
          <span data-hue={tones.gorse} css={[styles.tile, styles.tinted]}>
            <Icon name="graduation-cap" />
          </span>
          <span css={[styles.grow, styles.strong]}>{t('socialFeed.sheet.course')}</span>
          <span css={styles.muted}>{t('minutes', { minutes: 30 })}</span>
        </div>
        <PostReactions read={14} replies={3} />
      </div>
      <div css={[styles.card, styles.stack]}>
        <div css={styles.line}>
          <Initials of="SL" tone="fern" />
          <span css={styles.grow}>{t('socialFeed.finished.text')}</span>
        </div>
        <ProgressBar done={1} />
        <PostReactions read={31} replies={6} />
      </div>
      <div css={[styles.line, write]}>
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
      <span data-hue={tones.fern} css={[styles.tag, styles.tinted]}>
        <Icon name="check" />
        {t('socialFeed.read', { count: read })}
      </span>
      <span css={[styles.tag, styles.plain]}>
        <Icon name="message-circle" />
        {t('socialFeed.replies', { count: replies })}
      </span>
    </div>
  );
}

const channels = ['kitchen', 'frontOfHouse', 'allSites'] as const;

const attached = css({ background: 'var(--sunken)', border: 0 });

const write = css({ marginBlockStart: 'auto', color: 'var(--ink3)', paddingInline: '.2em' });
