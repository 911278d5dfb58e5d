import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon';
import { Initials } from './Initials';
import { tones } from '../ui/tones';
import { SceneFrame } from './SceneFrame';
import * as styles from './sceneStyles';

/** The screenshot of the AI course builder's page: brief, outline, assessment and translations. */
export function AiBuilderScene() {
  const { t } = useTranslation(['scenes', 'screenshots']);
  return (
    <SceneFrame section="builder" dense>
      <div css={styles.line}>
        <span css={[styles.grow, styles.title]}>{t('screenshots:aiBuilder.title')}</span>
        <span data-hue={tones.heather} css={[styles.tag, styles.tinted]}>
          <Icon name="sparkles" />
          {t('courseBuilder.draft')}
        </span>
        <span css={[styles.tag, publish, styles.landscapeOnly]}>{t('screenshots:aiBuilder.check')}</span>
      </div>
      <div css={split}>
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
        <div css={styles.stack}>
          <div css={styles.line}>
            <span css={[styles.grow, styles.strong]}>{t('screenshots:aiBuilder.outline')}</span>
            <span css={styles.muted}>{t('minutes', { minutes: 30 })}</span>
          </div>
          {lessons.map(([id, minutes, icon, kind], index) => (
            <div key={id} css={[styles.card, styles.line, lesson, kind === 'heather' && styles.landscapeOnly]}>
              <span data-hue={tones[kind]} css={[styles.tile, styles.tinted]}>
                {index + 1}
              </span>
              <span css={[styles.grow, styles.strong]}>{t(`hero.lesson.${id}`)}</span>
              <span css={[kindTag, styles.landscapeOnly]}>
                <Icon name={icon} />
              </span>
              <span css={styles.muted}>{t('minutes', { minutes })}</span>
            </div>
          ))}
          <div css={[styles.card, styles.stack, question, styles.landscapeOnly]}>
            <div css={styles.line}>
              <span css={[styles.grow, styles.strong]}>{t('courseBuilder.question.text')}</span>
              <span css={styles.muted}>{t('courseBuilder.question.label', { number: 3, total: 10 })}</span>
            </div>
            <div css={options}>
              {answers.map((answer) => (
                <span key={answer} css={[option, answer === 'mustard' && styles.correct]}>
                  <span css={styles.grow}>{t(`courseBuilder.answer.${answer}`)}</span>
                  {answer === 'mustard' && <Icon name="check" />}
                </span>
              ))}
            </div>
            <span css={styles.muted}>{t('screenshots:aiBuilder.explanation')}</span>
          </div>
        </div>
      </div>
    </SceneFrame>
  );
}

const voices = ['warm', 'plain', 'formal'] as const;
const languages = ['English', 'Cymraeg', 'Polski', 'Română', 'ไทย'];

const sources = [
  ['policy', 'file-text'],
  ['sheet', 'list-checks'],
] as const;

const lessons = [
  ['allergens', 8, 'book-open', 'fern'],
  ['crossContact', 9, 'play', 'gorse'],
  ['guest', 7, 'message-circle', 'estuary'],
  ['assessment', 6, 'clipboard-check', 'heather'],
] as const;

const answers = ['rice', 'mustard', 'potato'] as const;

const split = css({
  display: 'grid',
  gridTemplateColumns: '1fr 1.45fr',
  gap: '1em',
  flex: 1,
  [styles.portrait]: { grid: 'auto 1fr / minmax(0, 1fr)', gap: '.8em' },
});

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
const publish = css({ background: 'var(--fern)', color: 'var(--on-fern)', paddingInline: '.9em' });

const lesson = css({ paddingBlock: '.58em', [styles.portrait]: { flex: 1, paddingBlock: '.4em', lineHeight: 1.25 } });
const kindTag = css({ display: 'flex', color: 'var(--ink3)' });

const question = css({
  background: 'var(--sunken)',
  border: 0,
  flex: 1,
  justifyContent: 'center',
  gap: '.6em',
  padding: '.8em 1em',
});
const options = css({ display: 'grid', gap: '.45em' });
const option = css(styles.line, {
  padding: '.5em .7em',
  border: '1px solid var(--line)',
  borderRadius: '.6em',
  borderEndEndRadius: '.2em',
  background: 'var(--surface)',
});
