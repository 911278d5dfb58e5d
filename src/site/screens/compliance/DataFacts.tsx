import { useTranslation } from 'react-i18next';
import { ownerFacts } from '../../ownerFacts';
import { Section } from '../../ui/Section';
import { sectionText } from './sectionText';

/** Where data is stored and which AI model uses it, once the owner has set these facts. */
export function DataFacts() {
  const { t } = useTranslation('compliance');
  const { hosting, ai } = ownerFacts;
  if (!hosting && !ai) return null;
  return (
    <Section labelledBy="data" title={t('data.title')}>
      <div css={sectionText}>
        {hosting && <p>{t(`data.hosting.${hosting.region}`, { provider: hosting.provider })}</p>}
        {ai && (
          <>
            <p>{t('data.ai', { model: ai.model, provider: ai.provider })}</p>
            <p>{ai.learns ? t('data.aiLearns', { provider: ai.provider }) : t('data.aiDoesNotLearn')}</p>
          </>
        )}
      </div>
    </Section>
  );
}
