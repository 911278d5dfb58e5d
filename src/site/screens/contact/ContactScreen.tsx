import { css } from '@emotion/react';
import type { PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../shell/head/PageHead';
import { PartBoundary } from '../../shell/PartBoundary';
import { Scheduler } from '../../shell/scheduler/Scheduler';
import { hasScheduler } from '../../shell/scheduler/schedulerSettings';
import { from } from '../../ui/breakpoints';
import { Eyebrow } from '../../ui/Eyebrow';
import { Section } from '../../ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';
import { ContactCard } from './ContactCard';
import { ContactForm } from './ContactForm';
import { TopicChoices } from './TopicChoices';
import { TopicSteps } from './TopicSteps';
import { useContactTopic } from './useContactTopic';

/** The contact page: what one can ask for and what happens then, the form, other ways to reach us, the booking calendar. */
export default function ContactScreen({ location }: PageProps) {
  const { t } = useTranslation(['contact', 'common']);
  const topic = useContactTopic(location.search);
  return (
    <>
      <PageHead
        title={t('head.title')}
        description={t('head.description')}
        breadcrumbs={[{ label: t('common:footer.contact') }]}
      />
      <Section css={opening}>
        <SectionHeading
          key={topic}
          level={1}
          title={
            topic ? (
              <>
                <Eyebrow>{t('hero.title')}</Eyebrow>
                <span>{t(`topic.${topic}.title`)}</span>
              </>
            ) : (
              <span>{t('hero.title')}</span>
            )
          }
          lede={<span>{t('hero.lede')}</span>}
        />
        <TopicChoices topic={topic} search={location.search} />
        <div css={columns}>
          <div css={aside}>
            <PartBoundary>
              <TopicSteps topic={topic} />
            </PartBoundary>
          </div>
          <div css={main}>
            <PartBoundary>
              <ContactForm search={location.search} topic={topic} />
            </PartBoundary>
          </div>
          <div css={aside}>
            <PartBoundary>
              <ContactCard />
            </PartBoundary>
          </div>
        </div>
      </Section>
      {hasScheduler && (
        <Section tone="sunken" labelledBy="scheduler">
          <PartBoundary>
            <Scheduler id="scheduler" title={t('common:scheduler.title')} text={t('scheduler.text')} />
          </PartBoundary>
        </Section>
      )}
    </>
  );
}

const opening = css({ paddingBlockStart: 'var(--space-2xl)' });

// The steps are read before the form; on wide screens they are next to it, above the other ways to reach us.
const columns = css({
  display: 'grid',
  gap: 'var(--space-xl)',
  alignItems: 'start',
  [from.wide]: { gridTemplate: 'auto 1fr / minmax(0, 1.55fr) minmax(0, 1fr)' },
});
const main = css({ minWidth: 0, [from.wide]: { gridColumn: 1, gridRow: '1 / span 2' } });
const aside = css({ minWidth: 0, [from.wide]: { gridColumn: 2 } });
