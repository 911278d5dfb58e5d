import { useTranslation } from 'react-i18next';
import { Share } from './sceneParts';
import { everyone } from '../samples/story';

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
