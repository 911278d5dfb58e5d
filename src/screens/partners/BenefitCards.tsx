import { useTranslation } from 'react-i18next';
import { IconList } from '../../ui/IconList';
import type { IconName } from '../../ui/icons';
import { Section } from '../../ui/Section';
import type { Hue } from '../../ui/theme';

/** The benefits of a partnership. */
export function BenefitCards() {
  const { t } = useTranslation('partners');
  return (
    <Section tone="sunken" labelledBy="benefits" title={t('benefits.title')}>
      <IconList
        points={benefits.map((benefit) => ({
          ...benefit,
          title: t(`benefits.${benefit.id}.title`),
          text: t(`benefits.${benefit.id}.text`),
        }))}
      />
    </Section>
  );
}

const benefits = [
  { id: 'pricing', icon: 'hand-coins', hue: 'management' },
  { id: 'branding', icon: 'palette', hue: 'leadership' },
  { id: 'content', icon: 'book-open', hue: 'equality-diversity' },
  { id: 'support', icon: 'message-circle', hue: 'hr' },
] as const satisfies readonly { id: string; icon: IconName; hue: Hue }[];
