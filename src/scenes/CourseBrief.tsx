import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon';
import { Initials } from './Initials';
import * as styles from './sceneStyles';

/** The form of the course builder: the need, tone of voice, languages and sources. */
export function CourseBrief() {
  const { t } = useTranslation(['scenes', 'screenshots']);
  return (
    <div css={[styles.stack, brief]}>
      <span css={[styles.strong, briefTitle]}>{t('screenshots:aiBuilder.need.label')}</span>
      <div css={[styles.card, white]}>{t('screenshots:aiBuilder.need.text')}</div>
      <span css={[styles.strong, styles.landscapeOnly]}>{t('screenshots:aiBuilder.tone')}</span>
      <div css={[styles.wrap, styles.landscapeOnly]}>
        {voices.map((tone) => (
          <span key={tone} css={[styles.tag, tone === 'warm' ? picked : unpicked]}>
            {t(`screenshots:aiBuilder.tone.${tone}`)}
          </span>
        ))}
      </div>
      <span css={[styles.strong, styles.landscapeOnly]}>{t('screenshots:aiBuilder.languages')}</span>
      <div css={styles.wrap}>
        {languages.map((language) => (
          <span key={language} css={[styles.tag, picked]}>
            {language}
          </span>
        ))}
        <span css={[styles.tag, unpicked, styles.landscapeOnly]}>
          <Icon name="plus" />
        </span>
      </div>
      <span css={[styles.strong, styles.landscapeOnly]}>{t('screenshots:aiBuilder.sources')}</span>
      {sources.map(([source, icon]) => (
        <div key={source} css={[styles.card, styles.line, white, styles.landscapeOnly]}>
          <Icon name={icon} />
          <span css={styles.grow}>{t(`screenshots:aiBuilder.source.${source}`)}</span>
        </div>
      ))}
      <div css={[styles.line, styles.last, styles.muted, styles.landscapeOnly]}>
        <Initials of="KW" tone="gorse" />
        <span css={styles.grow}>{t('courseBuilder.review')}</span>
      </div>
    </div>
  );
}

const voices = ['warm', 'plain', 'formal'] as const;
const languages = ['English', 'Cymraeg', 'Deutsch', 'Français', 'Polski'];

const sources = [
  ['policy', 'file-text'],
  ['sheet', 'list-checks'],
] as const;

const brief = css({
  background: 'var(--heather-100)',
  borderRadius: '1.1em',
  borderEndEndRadius: '.3em',
  padding: '.9em 1em',
  gap: '.55em',
  [styles.portrait]: { padding: '.7em .8em' },
});
const briefTitle = css({ color: 'var(--heather)' });
const white = css({ background: 'var(--surface)', border: 0, padding: '.6em .8em' });
const picked = css({ background: 'var(--heather)', color: 'var(--surface)' });
const unpicked = css({ background: 'var(--surface)', color: 'var(--ink2)' });
