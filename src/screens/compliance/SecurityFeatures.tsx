import { useTranslation } from 'react-i18next';
import { IconList } from '../../ui/IconList';
import type { IconName } from '../../ui/icons';
import { Section } from '../../ui/Section';

/** The security features. */
export function SecurityFeatures() {
  const { t } = useTranslation('compliance');
  return (
    <Section labelledBy="security" title={t('security.title')}>
      <IconList
        points={features.map(([id, icon]) => ({
          id,
          icon,
          title: t(`security.${id}.title`),
          text: t(`security.${id}.text`),
        }))}
      />
    </Section>
  );
}

const features = [
  ['encryption', 'lock'],
  ['audits', 'search'],
  ['mfa', 'key'],
  ['rbac', 'user-check'],
  ['backup', 'database'],
  ['monitoring', 'eye'],
  ['residency', 'map-pin'],
  ['api', 'plug'],
] as const satisfies readonly (readonly [string, IconName])[];
