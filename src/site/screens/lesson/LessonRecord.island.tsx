import { useTranslation } from 'react-i18next';
import { useContentLanguage } from '../../shell/prose/useContentLanguage';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { ManagerRecord } from './ManagerRecord';
import { useProgress, type LessonFacts } from './useProgress';

/** The manager's record of the lesson, which follows the answers, and says each time how many are right. */
export function LessonRecord({ facts }: { facts: LessonFacts }) {
  const { t } = useTranslation('course');
  const { interfaceLang } = useContentLanguage();
  const { progress, choices, today } = useProgress(facts);
  const { answered, right, total } = progress;
  return (
    <>
      <ManagerRecord progress={progress} course={facts.course.title} today={today} />
      {/* In the tree before its text. */}
      <p role="status" css={visuallyHidden} lang={interfaceLang}>
        {/* Another answer is said, also where the result is the same. */}
        {answered > 0 && <span key={choices.join()}>{t('lesson.result', { right, total })}</span>}
      </p>
    </>
  );
}
