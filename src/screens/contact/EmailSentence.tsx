import { useTranslation } from 'react-i18next';
import { brand } from '../../brand';
import { RichText } from '../../i18n/RichText';

/** A sentence with a mailto link that has a subject. */
export function EmailSentence({ textKey }: { textKey: 'fallback.mail' | 'form.noScriptMail' }) {
  const { t } = useTranslation('contact');
  const href = `mailto:${brand.email}?subject=${encodeURIComponent(t('fallback.subject'))}`;
  return <RichText text={t(textKey, { email: brand.email })} tags={{ mail: (words) => <a href={href}>{words}</a> }} />;
}
