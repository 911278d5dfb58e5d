import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { brand } from '../../brand';
import { useFormatDate } from '../../i18n/useFormatDate';
import { useContentLanguage } from '../../shell/prose/useContentLanguage';

/** The policy's version and its date (MDX: PolicyVersion). */
export function PolicyVersion() {
  const { t } = useTranslation('privacy');
  const format = useFormatDate();
  const { interfaceLang } = useContentLanguage();
  const date = format.date(new Date(brand.policyDate));
  return (
    <p lang={interfaceLang} css={version}>
      {t('policyVersion', { version: brand.policyVersion, date })}
    </p>
  );
}

const version = css({
  '&&': { marginBlockStart: 'clamp(44px, 5vw, 64px)' },
  paddingBlockStart: 24,
  borderBlockStart: '1px solid var(--line)',
  color: 'var(--ink2)',
});
