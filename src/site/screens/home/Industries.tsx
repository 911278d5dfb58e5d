import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../i18n/LocaleLink';
import { useDataText } from '../../i18n/useDataText';
import type { ScreenData } from '../../screenData';
import { from } from '../../ui/breakpoints';
import { container } from '../../ui/container';

/** The sectors that the product is made for; each leads to the courses of its roles. */
export function Industries({ sectors }: Pick<ScreenData['home'], 'sectors'>) {
  const { t } = useTranslation('home');
  const sectorName = useDataText('sectors');
  return (
    <div data-tone="slate">
      <ul role="list" aria-label={t('industries.label')} css={[container, row]}>
        {sectors.map(({ id, hue }) => (
          <li key={id} data-hue={hue}>
            <LocaleLink to={`/courses?sector=${id}#roles`}>{sectorName(`sector.${id}`)}</LocaleLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 28px',
  paddingBlock: 12,
  [from.wide]: { justifyContent: 'space-between' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 44,
    color: 'inherit',
    fontSize: '1rem',
    fontWeight: 560,
    textDecoration: 'none',
  },
  '& a:hover': { textDecoration: 'underline' },
  '& a::before': {
    content: '""',
    width: 12,
    height: 12,
    background: 'var(--hue)',
    borderRadius: '4px 4px 1px 4px',
    forcedColorAdjust: 'none',
  },
});
