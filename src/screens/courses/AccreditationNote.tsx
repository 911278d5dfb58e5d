import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/Section';
import { ledeStyle } from '../../ui/SectionHeading';

/** Says that courses are not accredited, and whose law they explain. */
export function AccreditationNote() {
  const { t } = useTranslation('courses');
  return (
    <Section labelledBy="accreditation" title={t('note.title')} lede={t('note.text')}>
      <p css={ledeStyle}>{t('note.law')}</p>
    </Section>
  );
}
