import { useTranslation } from 'react-i18next';
import type { ScreenProps } from '../../screenData';
import { ContactCallToAction } from '../../shell/ContactCallToAction';
import { ContactLink } from '../../shell/ContactLink';
import { ExternalLink } from '../../shell/ExternalLink';
import { MarkedText } from '../../shell/MarkedText';
import { PageHead } from '../../shell/head/PageHead';
import { buttonPrimary, buttonSecondary } from '../../ui/button';
import { PageHero } from '../../ui/PageHero';
import { ProgrammeCards } from './ProgrammeCards';
import { Providers } from './Providers';
import { ProgrammesArt } from './ProgrammesArt';

/** The specialist courses page. */
export default function SpecialistScreen({ pageContext }: ScreenProps<'specialist'>) {
  const { t } = useTranslation(['specialist', 'common']);
  const { programmes, providers } = pageContext.data;
  const academy = providers.find(({ role }) => role === 'academy');
  return (
    <>
      <PageHead
        title={t('head.title')}
        description={t('head.description')}
        breadcrumbs={[{ label: t('common:footer.specialist') }]}
      />
      <PageHero
        eyebrow={t('head.title')}
        title={<MarkedText text={t('hero.title')} />}
        lede={t('hero.lede')}
        actions={
          <>
            <ContactLink topic="question" css={buttonPrimary}>
              {t('cta.contact')}
            </ContactLink>
            {academy && (
              <ExternalLink href={academy.url} css={buttonSecondary}>
                {t('partners.visit', { name: academy.name })}
              </ExternalLink>
            )}
          </>
        }
        picture={<ProgrammesArt programmes={programmes} />}
      />
      <ProgrammeCards programmes={programmes} providers={providers} />
      <Providers providers={providers} />
      <ContactCallToAction id="ask" title={t('cta.title')} text={t('cta.text')} button={t('cta.contact')} />
    </>
  );
}
