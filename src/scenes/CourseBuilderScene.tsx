import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon';
import { Initials } from './Initials';
import { tones } from '../ui/tones';
import { SceneFrame } from './SceneFrame';
import { card, columns, grow, last, line, muted, plain, stack, strong, tag, tinted, title, wrap } from './sceneStyles';

/** The showcase's AI course builder: a draft course that waits for review. */
export function CourseBuilderScene() {
  const { t } = useTranslation('scenes');
  return (
    <SceneFrame section="builder">
      <div css={line}>
        <span css={[grow, title]}>{t('courseBuilder.title')}</span>
        <span data-hue={tones.heather} css={[tag, tinted]}>
          <Icon name="sparkles" />
          {t('courseBuilder.draft')}
        </span>
      </div>
      <div css={wrap}>
        {languages.map((language) => (
          <span key={language} css={[tag, plain]}>
            {language}
          </span>
        ))}
      </div>
      <div css={[columns, fill]}>
        <div css={[stack, outline]}>
          {lessons.map(([id, checked]) => (
            <div key={id} css={[card, line, grow]}>
              <span css={checked ? done : open}>
                <Icon name={checked ? 'check' : 'clock'} />
              </span>
              <span css={grow}>{t(`courseBuilder.lesson.${id}`)}</span>
            </div>
          ))}
        </div>
        <div css={[card, stack, question]}>
          <span css={muted}>{t('courseBuilder.question.label', { number: 3, total: 10 })}</span>
          <span css={strong}>{t('courseBuilder.question.text')}</span>
          {answers.map((answer) => (
            <div key={answer} css={[option, answer === 'mustard' && right]}>
              <span css={grow}>{t(`courseBuilder.answer.${answer}`)}</span>
              {answer === 'mustard' && <Icon name="check" />}
            </div>
          ))}
        </div>
      </div>
      <div css={[card, line, last]}>
        <Initials of="KW" tone="gorse" />
        <span css={grow}>{t('courseBuilder.review')}</span>
        <span css={publish}>{t('courseBuilder.publish')}</span>
      </div>
    </SceneFrame>
  );
}

const languages = ['English', 'Cymraeg', 'Polski', 'ไทย'];

const lessons = [
  ['allergens', true],
  ['crossContact', true],
  ['guest', false],
  ['emergency', false],
] as const;

const answers = ['rice', 'mustard', 'potato'] as const;

const done = css({ color: 'var(--fern)', display: 'flex' });
const open = css({ color: 'var(--gorse-deep)', display: 'flex' });

/** Narrow scenes show two lessons only. */
const outline = css({
  '@container (max-width: 25.99rem)': {
    '& > :first-of-type, & > :last-of-type': { display: 'none' },
  },
});

const fill = css({ flex: '1 1 auto' });

const question = css({
  background: 'var(--sunken)',
  border: 0,
  gap: '.5em',
  padding: '.9em',
});

const option = css({
  display: 'flex',
  alignItems: 'center',
  padding: '.45em .7em',
  border: '1px solid var(--line)',
  borderRadius: '.6em',
  borderEndEndRadius: '.2em',
  background: 'var(--surface)',
});

const right = css({
  color: 'var(--fern)',
  borderColor: 'var(--fern)',
  background: 'var(--fern-100)',
  fontWeight: 650,
});

const publish = css(tag, {
  background: 'var(--fern)',
  color: 'var(--on-fern)',
  padding: '.4em .9em',
});
