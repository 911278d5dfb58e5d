import { useTranslation } from 'react-i18next';
import { ownerFacts } from '../../ownerFacts';

/** The companies that process personal information for the owner, once they are set. */
export function SubProcessors() {
  const { t } = useTranslation('privacy');
  if (!ownerFacts.subProcessors) return null;
  return (
    <>
      <p>{t('subProcessors.intro')}</p>
      <ul>
        {ownerFacts.subProcessors.map(({ name, purpose, place }) => (
          <li key={name}>
            {t('subProcessors.item', {
              name,
              purpose: t(`subProcessors.purpose.${purpose}`),
              place: t(`subProcessors.place.${place}`),
            })}
          </li>
        ))}
      </ul>
    </>
  );
}
