import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Island } from '../../islands/Island';
import type { ScreenProps } from '../../screenData';
import { PageHead } from '../../shell/head/PageHead';
import { Scheduler } from '../../shell/scheduler/Scheduler.island';
import { hasScheduler } from '../../shell/scheduler/schedulerSettings';
import { below } from '../../ui/breakpoints';
import { Section } from '../../ui/Section';
import { ContactCard } from './ContactCard';
import { ContactRequest } from './ContactRequest.island';

/** The contact page: the form for what one has come for, what happens then, other ways to reach us, the booking calendar. */
export default function ContactScreen({ pageContext }: ScreenProps<'contact'>) {
  const { t } = useTranslation(['contact', 'common']);
  return (
    <>
      <PageHead
        title={t('head.title')}
        description={t('head.description')}
        breadcrumbs={[{ label: t('common:footer.contact') }]}
      />
      <Section css={opening}>
        <Island defer="query">
          <ContactRequest named={pageContext.data} card={<ContactCard />} />
        </Island>
      </Section>
      {hasScheduler && (
        <Section tone="sunken" labelledBy="scheduler">
          <Island>
            <Scheduler id="scheduler" title={t('common:scheduler.title')} text={t('scheduler.text')} />
          </Island>
        </Section>
      )}
    </>
  );
}

// On phones the first field is near: no line above the heading, and room for the language hint.
const opening = css({ paddingBlockStart: 'max(44px, var(--space-lg))', [below.medium]: { paddingBlockStart: 44 } });
