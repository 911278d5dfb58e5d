import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon';
import { DraftedLessons } from './DraftedLessons';
import { LessonPage } from './LessonPage';
import { SceneFrame } from './SceneFrame';
import { Initials, Row, Tag } from './sceneParts';
import * as styles from './sceneStyles';

/** A drafted course: its lessons with their length, and the first one as it reads, with the document it comes from. */
export function DraftScene() {
  const { t } = useTranslation(['scenes', 'screenshots']);
  return (
    <SceneFrame
      section="builder"
      title={t('courseBuilder.title')}
      tags={<Tag hue="heather" icon="sparkles" text={t('courseBuilder.draft')} />}
      dense
    >
      <div css={split}>
        <div css={outline}>
          <DraftedLessons />
          <Row
            css={[styles.muted, styles.last, styles.landscapeOnly]}
            start={<Initials of="KW" hue="gorse" />}
            text={t('courseBuilder.review')}
          />
        </div>
        <div css={[styles.sunkenCard, styles.stack, page]}>
          <LessonPage />
          <Row
            css={[styles.muted, styles.last]}
            start={<Icon name="file-text" />}
            text={t('screenshots:aiBuilder.source.policy')}
          />
        </div>
      </div>
    </SceneFrame>
  );
}

const split = css(styles.split('1fr 1fr', 'auto 1fr'), { columnGap: '1em' });
const outline = css(styles.stack, { '& > div + div': { flex: '1 0 auto', maxBlockSize: '4.5em' } });
const page = css({ padding: '1em' });
