import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { FinishedPeople } from './FinishedPeople';
import { SceneFrame } from './SceneFrame';
import { Row, Tile } from './sceneParts';
import * as styles from './sceneStyles';
import { lessons } from './story';

/** A need is written, its lessons are drafted, and people finish them; phones show the need and the lessons. */
export function HeroScene() {
  const { t } = useTranslation('scenes');
  return (
    <SceneFrame section="builder">
      <div css={[styles.card, need]}>{t('need.text')}</div>
      <div css={[drafted, styles.flatOnPhones]}>
        {lessons.map(({ id, minutes, hue }, index) => (
          <Row
            key={id}
            css={[styles.card, lesson]}
            start={<Tile hue={hue} text={index + 1} />}
            text={t(`courseBuilder.lesson.${id}`)}
            note={t('minutes', { minutes })}
          />
        ))}
      </div>
      <FinishedPeople css={[styles.last, styles.notOnPhones]} />
    </SceneFrame>
  );
}

const need = css({
  borderColor: 'var(--heather)',
  background: 'var(--heather-100)',
  padding: '.8em .95em',
  [styles.phone]: { padding: '.45em .8em' },
});

const drafted = css({ display: 'grid', gap: '.4em' });
const lesson = css({ paddingBlock: '.4em', [styles.phone]: { paddingBlock: '.25em' } });
