import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { SceneFrame } from './SceneFrame';
import { Row, Tag, Tile } from './sceneParts';
import * as styles from './sceneStyles';
import { sites, skills } from './skills';
import { useWordBreaks } from '../ui/wordBreaks';

/** An analysis of skills: how many people have and need each, site by site, and the course that closes a gap. */
export function SkillsScene() {
  const { t } = useTranslation(['scenes', 'screenshots']);
  const withBreaks = useWordBreaks();
  return (
    <SceneFrame section="reports" title={t('screenshots:reporting.skills')} dense>
      <div css={[styles.card, table]}>
        <div css={[row, styles.muted, styles.landscapeOnly]}>
          <span />
          {sites.map((site) => (
            <span key={site} css={name}>
              {t(`screenshots:reporting.site.${site}`)}
            </span>
          ))}
        </div>
        {skills.map(({ id, bySite, have, need }) => (
          <div key={id} css={row}>
            <b>{withBreaks(t(`screenshots:reporting.skill.${id}`))}</b>
            {bySite.map(([has, needs], index) => (
              <span key={sites[index]} data-hue={has < needs ? 'gorse' : 'fern'} css={[cell, styles.landscapeOnly]}>
                {t('screenshots:reporting.ofNeeded', { have: has, need: needs })}
              </span>
            ))}
            {have < need ? (
              <Tag hue="gorse" icon="circle-alert" text={t('screenshots:reporting.gap', { count: need - have })} />
            ) : (
              <Tag hue="fern" icon="check" text={t('screenshots:reporting.covered')} />
            )}
          </div>
        ))}
      </div>
      <Row
        css={[styles.card, styles.last]}
        start={<Tile hue="fern" icon="graduation-cap" />}
        text={<b>{t('careerPath.course.level3')}</b>}
        note={t('hours', { count: 6 })}
        end={<Tag icon="plus" css={styles.primary} />}
      />
    </SceneFrame>
  );
}

const table = css({
  display: 'grid',
  flex: 1,
  gridTemplate: 'auto / minmax(8em, 1fr) repeat(4, minmax(min-content, max-content)) max-content',
  gridAutoRows: '1fr',
  columnGap: '.6em',
  padding: '.3em .6em',
  [styles.portrait]: { gridTemplate: 'none / minmax(0, 1fr) max-content' },
});
const row = css(styles.subgridRow, {
  padding: '.4em .3em',
  '& + &': { borderBlockStart: '1px solid var(--line)' },
  '& > :last-child': { justifySelf: 'end' },
});
const name = css({ textAlign: 'center' });
const cell = css(styles.tinted, {
  padding: '.4em .5em',
  borderRadius: '.5em .5em .15em',
  fontWeight: 600,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
