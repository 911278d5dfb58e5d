import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../i18n/usePage';
import { localisedPath } from '../../routes';
import { buttonSecondary } from '../../ui/button';
import { TextField } from '../../ui/TextField';

/** A search form for the course library, which works without scripts. */
export function SearchForm() {
  const { t } = useTranslation('common');
  const { language } = usePage();
  return (
    <form role="search" action={localisedPath('/courses', language.code)} css={form}>
      <TextField
        type="search"
        name="search"
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        autoComplete="off"
        css={field}
      />
      <button type="submit" css={buttonSecondary}>
        {t('search.submit')}
      </button>
    </form>
  );
}

const form = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 12 });
const field = css({ flex: '1 1 14rem' });
