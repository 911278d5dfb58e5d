import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';

/** The three steps after a message was sent. */
export function NextSteps() {
  const { t } = useTranslation('contact');
  return (
    <>
      <p css={title}>{t('next.title')}</p>
      <ol css={list}>
        {([1, 2, 3] as const).map((step) => (
          <li key={step}>{t(`next.${step}`)}</li>
        ))}
      </ol>
    </>
  );
}

const title = css({ fontWeight: 640 });
const list = css({ display: 'grid', gap: 6, paddingInlineStart: 22 });
