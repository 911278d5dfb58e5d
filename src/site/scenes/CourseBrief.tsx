import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon';
import { Initials, Row, Tag } from './sceneParts';
import * as styles from './sceneStyles';
import { languages } from './story';

/** The form of the course builder: the need, tone of voice, languages and sources. */
export function CourseBrief() {
  const { t } = useTranslation(['scenes', 'screenshots']);
  return (
    <div css={[styles.stack, brief]}>
      <b css={briefTitle}>{t('need.label')}</b>
      <div css={[styles.card, white]}>{t('need.text')}</div>
      <b css={styles.landscapeOnly}>{t('screenshots:aiBuilder.tone')}</b>
      <div css={[styles.wrap, styles.landscapeOnly]}>
        {voices.map((tone) => (
          <Tag key={tone} text={t(`screenshots:aiBuilder.tone.${tone}`)} css={tone === 'warm' ? picked : unpicked} />
        ))}
      </div>
      <b css={styles.landscapeOnly}>{t('screenshots:aiBuilder.languages')}</b>
      <div css={styles.wrap}>
        {languages.map((language) => (
          <Tag key={language} text={language} css={picked} />
        ))}
        <Tag icon="plus" css={[unpicked, styles.landscapeOnly]} />
      </div>
      <b css={styles.landscapeOnly}>{t('screenshots:aiBuilder.sources')}</b>
      {sources.map(([source, icon]) => (
        <Row
          key={source}
          css={[styles.card, white, styles.landscapeOnly]}
          start={<Icon name={icon} />}
          text={t(`screenshots:aiBuilder.source.${source}`)}
        />
      ))}
      <Row
        css={[styles.last, styles.muted, styles.landscapeOnly]}
        start={<Initials of="KW" hue="gorse" />}
        text={t('courseBuilder.review')}
      />
    </div>
  );
}

const voices = ['warm', 'plain', 'formal'] as const;

const sources = [
  ['policy', 'file-text'],
  ['sheet', 'list-checks'],
] as const;

const brief = css({
  background: 'var(--heather-100)',
  borderRadius: '1.1em 1.1em .3em',
  padding: '.9em 1em',
  gap: '.55em',
  [styles.portrait]: { padding: '.7em .8em' },
});
const briefTitle = css({ color: 'var(--heather)' });
const white = css({ background: 'var(--surface)', border: 0, padding: '.6em .8em' });
const picked = css({ background: 'var(--heather)', color: 'var(--surface)' });
const unpicked = css({ background: 'var(--surface)', color: 'var(--ink2)' });
