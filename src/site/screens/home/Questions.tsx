import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { prices } from '../../i18n/prices';
import { ContactLink } from '../../shell/ContactLink';
import type { GraphNode } from '../../shell/head/StructuredData';
import { Accordion } from '../../ui/Accordion';
import { from } from '../../ui/breakpoints';
import { buttonSecondary } from '../../ui/button';
import { Section } from '../../ui/Section';
import { ledeStyle } from '../../ui/SectionHeading';
import { sideBySide } from '../../ui/sideBySide';
import { words } from './sectionStyles';

/** Frequently asked questions. */
export function Questions() {
  const { t } = useTranslation('home');
  const items = useQuestions().map(({ answer, ...item }) => ({ ...item, answer: <p>{answer}</p> }));
  return (
    <Section tone="sunken" labelledBy="questions">
      <div css={columns}>
        <div css={[words, sticky]}>
          <h2 id="questions">{t('faq.title')}</h2>
          <p css={ledeStyle}>{t('faq.lede')}</p>
          <ContactLink topic="question" css={buttonSecondary}>
            {t('faq.contact')}
          </ContactLink>
        </div>
        <Accordion items={items} />
      </div>
    </Section>
  );
}

function useQuestions() {
  const { t } = useTranslation('home');
  return ids.map((id) => ({ id, question: t(`faq.${id}.question`), answer: t(`faq.${id}.answer`, prices) }));
}

const ids = [
  'trial',
  'price',
  'implementation',
  'aiBuilder',
  'languages',
  'integrations',
  'scorm',
  'compliance',
] as const;

/** Returns the questions as structured data. */
export function useFaqPage(): GraphNode {
  return {
    '@type': 'FAQPage',
    mainEntity: useQuestions().map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

const columns = sideBySide([2, 3], 'var(--space-md) var(--space-2xl)', 'start');
const sticky = css({ [from.wide]: { position: 'sticky', insetBlockStart: 112 } });
