import { css } from '@emotion/react';
import type { PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../shell/head/PageHead';
import { PartBoundary } from '../../shell/PartBoundary';
import { Scheduler } from '../../shell/scheduler/Scheduler';
import { hasScheduler } from '../../shell/scheduler/schedulerSettings';
import { Card } from '../../ui/Card';
import { equalColumns } from '../../ui/equalColumns';
import { tile } from '../../ui/IconTile';
import { Section } from '../../ui/Section';
import { SectionHeading } from '../../ui/SectionHeading';
import { sideBySide } from '../../ui/sideBySide';
import { ContactCards } from './ContactCards';
import { ContactForm } from './ContactForm';

/** The contact page: form, contact cards, booking calendar, and what happens after a visitor asks for a trial. */
export default function ContactScreen({ location }: PageProps) {
  const { t } = useTranslation(['contact', 'common']);
  return (
    <>
      <PageHead
        title={t('head.title')}
        description={t('head.description')}
        breadcrumbs={[{ label: t('common:footer.contact') }]}
      />
      <Section css={opening}>
        <SectionHeading level={1} title={t('hero.title')} lede={t('hero.lede')} />
        <div css={columns}>
          <PartBoundary>
            <ContactForm search={location.search} />
          </PartBoundary>
          <PartBoundary>
            <ContactCards />
          </PartBoundary>
        </div>
      </Section>
      {hasScheduler && (
        <Section tone="sunken" labelledBy="scheduler">
          <PartBoundary>
            <Scheduler id="scheduler" title={t('common:scheduler.title')} text={t('scheduler.text')} />
          </PartBoundary>
        </Section>
      )}
      <Section tone={hasScheduler ? 'paper' : 'sunken'} labelledBy="trial-steps" title={t('trialSteps.title')}>
        <ol role="list" css={steps}>
          {([1, 2, 3] as const).map((step) => (
            <Card key={step} as="li" css={card}>
              <span css={number} aria-hidden="true">
                {step}
              </span>
              <h3>{t(`trialSteps.${step}.title`)}</h3>
              <p>{t(`trialSteps.${step}.text`)}</p>
            </Card>
          ))}
        </ol>
      </Section>
    </>
  );
}

const opening = css({ paddingBlockStart: 'var(--space-2xl)' });
const columns = sideBySide([1.55, 1], 'var(--space-xl)', 'start');
const steps = equalColumns('var(--space-sm)', { wide: 3 });
const card = css({ gap: 10, '& > p': { color: 'var(--ink2)' } });
const number = css(tile, { width: 44, height: 44, fontSize: '1.25rem', fontWeight: 720 });
