import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../i18n/LocaleLink';
import { buttonPrimary, buttonRow, buttonSecondary } from '../ui/button';
import { container } from '../ui/container';
import { H1 } from '../ui/elements';

/** In place of a page that fails to render, or that the router cannot show (`src/site/browser/index.ts`). */
export function ErrorScreen({ message }: { message: string }) {
  const { t } = useTranslation('common');
  return (
    <div css={[container, screen]} role="alert">
      <H1>{t('error.title')}</H1>
      <p>{t('error.text')}</p>
      <pre data-message="" role="note" css={details} aria-label={t('error.message')}>
        {message}
      </pre>
      <div css={buttonRow}>
        {/* eslint-disable-next-line jsx-a11y/anchor-is-valid -- the address that is shown is loaded again */}
        <a href="" css={buttonPrimary} data-native="">
          {t('error.reload')}
        </a>
        <LocaleLink to="/" css={buttonSecondary} data-native="">
          {t('error.home')}
        </LocaleLink>
      </div>
    </div>
  );
}

const screen = css({ display: 'grid', gap: 20, justifyItems: 'start', paddingBlock: 'var(--section)' });

const details = css({
  maxWidth: '100%',
  padding: 16,
  color: 'var(--kite)',
  background: 'var(--kite-100)',
  borderRadius: 'var(--radius-md)',
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '.92em',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
