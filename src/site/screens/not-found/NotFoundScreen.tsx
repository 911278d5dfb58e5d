import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../i18n/LocaleLink';
import { usePage } from '../../i18n/usePage';
import { localisedPath } from '../../routes';
import { SteppingStones } from '../../scenes/SteppingStones';
import { PageHead } from '../../shell/head/PageHead';
import { SuggestedLinks } from '../../shell/SuggestedLinks';
import { buttonPrimary, buttonSecondary } from '../../ui/button';
import { Button, H2 } from '../../ui/elements';
import { ledeStyle } from '../../ui/SectionHeading';
import { MessagePage } from '../../ui/MessagePage';
import { TextField } from '../../ui/TextField';

/** The page for unknown paths: a search and links to popular pages. */
export default function NotFoundScreen() {
  const { t } = useTranslation(['notFound', 'common']);
  const { language } = usePage();
  return (
    <div data-screen="not-found">
      <PageHead title={t('head.title')} description={t('head.description')} />
      <MessagePage
        title={t('title')}
        text={
          <>
            <p css={ledeStyle}>{t('text')}</p>
            <LocaleLink to="/" css={buttonPrimary}>
              {t('home')}
            </LocaleLink>
          </>
        }
        picture={<SteppingStones slipped />}
      >
        <section aria-labelledby="search">
          <H2 id="search">{t('search.title')}</H2>
          <form role="search" action={localisedPath('/courses', language.code)} css={form}>
            <TextField
              type="search"
              name="search"
              label={t('common:search.label')}
              placeholder={t('common:search.placeholder')}
              autoComplete="off"
              css={{ flex: '1 1 14rem' }}
            />
            <Button type="submit" css={buttonSecondary}>
              {t('common:search.submit')}
            </Button>
          </form>
        </section>
        <SuggestedLinks title={t('links.title')} />
      </MessagePage>
    </div>
  );
}

const form = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 12 });
