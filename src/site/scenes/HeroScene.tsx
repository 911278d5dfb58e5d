import { css, keyframes } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { SceneFrame } from './SceneFrame';
import { ProgressBar, Row, Tag, Tile } from './sceneParts';
import * as styles from './sceneStyles';
import { everyone, lessons } from './story';

/** The home page's scene: a course being drafted, on three rising steps. */
export function HeroScene() {
  const { t } = useTranslation('scenes');
  return (
    <div css={stage}>
      <i css={step} />
      <i css={step} />
      <i css={step} />
      <div css={lifted}>
        <SceneFrame section="builder">
          <div css={[styles.card, need]}>
            <Tag text={t('need.label')} css={[needTag, styles.notOnPhones]} />
            <div>{t('need.text')}</div>
          </div>
          {lessons.map(({ id, minutes, hue }, index) => (
            <Row
              key={id}
              css={[styles.card, lesson]}
              start={<Tile hue={hue} text={index + 1} />}
              text={t(`courseBuilder.lesson.${id}`)}
              note={t('minutes', { minutes })}
            />
          ))}
          <div css={[styles.stack, styles.last, summary]}>
            <Row
              text={<b>{t('hero.assigned', { count: everyone.all })}</b>}
              note={t('hero.complete', { count: everyone.completed })}
            />
            <ProgressBar done={everyone.completed} started={everyone.started} open={everyone.open} />
          </div>
        </SceneFrame>
      </div>
    </div>
  );
}

const stage = css({ position: 'relative', padding: '6% 4% 8% 6%' });

const lifted = css({
  position: 'relative',
  borderRadius: 'var(--radius-lg)',
  boxShadow: 'var(--shadow-3)',
});

const rise = keyframes({ from: { transform: 'translateY(3rem)', opacity: 0 } });

const step = css({
  position: 'absolute',
  insetBlockEnd: 0,
  inlineSize: '37%',
  borderRadius: 'var(--radius-xl)',
  forcedColorAdjust: 'none',
  '@media (prefers-reduced-motion: no-preference)': {
    animation: `${rise} 480ms var(--ease) var(--delay, 0ms) backwards`,
  },
  insetInlineStart: 0,
  blockSize: '46%',
  background: 'var(--fern-100)',
  '& + &': { insetInlineStart: '32%', blockSize: '66%', background: 'var(--gorse-100)', '--delay': '80ms' },
  '& + & + &': { insetInlineStart: '63%', blockSize: '100%', background: 'var(--heather-100)', '--delay': '160ms' },
});

const need = css({
  borderColor: 'var(--heather)',
  background: 'var(--heather-100)',
  padding: '.8em .95em',
});
const needTag = css({
  color: 'var(--heather)',
  background: 'var(--surface)',
  marginBlockEnd: '.4em',
});
const lesson = css({ flex: '1 0 auto', maxBlockSize: '4.4em', [styles.phone]: { paddingBlock: '.4em' } });
const summary = css({ gap: '.5em' });
