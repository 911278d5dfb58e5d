import { useTranslation } from 'react-i18next';
import { learners } from '../samples/learners';
import { everyone } from '../samples/story';
import { Icon } from '../ui/Icon';
import { Initials, Row, Share } from './sceneParts';

/** Some who have completed it, in several languages. */
export function CompletedLearners() {
  return learners
    .slice(0, 4)
    .map(({ initials, language }) => (
      <Row key={initials} start={<Initials of={initials} />} text={language} end={<Icon name="check" hue="fern" />} />
    ));
}

/** How many people have completed the course; `newlyStarted` of those who had not opened it have started it since. */
export function CompletedShare({ newlyStarted = 0 }: { newlyStarted?: number }) {
  const { t } = useTranslation('scenes');
  const { all, completed, started } = everyone;
  return (
    <Share
      strong
      text={t('hero.assigned', { count: all })}
      note={t('hero.complete', { count: completed })}
      done={completed}
      started={started + newlyStarted}
      all={all}
    />
  );
}
