import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import included from '../../../../content/data/included.json';
import { LocaleLink } from '../../i18n/LocaleLink';
import { useDataText } from '../../i18n/useDataText';
import { from } from '../../ui/breakpoints';
import { buttonSecondary } from '../../ui/button';
import { H3, Span } from '../../ui/elements';
import { Icon } from '../../ui/Icon';
import { IconTile } from '../../ui/IconTile';

/** The features that the price includes, in groups; those that a page explains are links to it. */
export function IncludedFeatures() {
  const { t } = useTranslation('pricing');
  const textOf = useDataText('pricing');
  const nameOf = (id: string) => textOf(`included.${id}`);
  return (
    <>
      <div css={groups}>
        {included.map(({ group, features }) => (
          <div key={group}>
            <H3 id={`included-${group}`} css={heading}>
              {textOf(`includedGroup.${group}`)}
            </H3>
            <ul role="list" aria-labelledby={`included-${group}`}>
              {features.map(({ id, link }) => (
                <li key={id} css={item}>
                  <IconTile icon="check" size="small" css={tick} />
                  {link ? <LocaleLink to={link}>{nameOf(id)}</LocaleLink> : <Span>{nameOf(id)}</Span>}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <LocaleLink to="/" css={buttonSecondary} data-print="hide">
        {t('included.explore')}
        <Icon name="arrow-right" />
      </LocaleLink>
    </>
  );
}

const groups = css({
  display: 'grid',
  gap: 'var(--space-lg) var(--space-md)',
  marginBlockEnd: 32,
  [from.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [from.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});

const heading = css({ marginBlockEnd: 6, fontSize: 'var(--text-h3)' });

const item = css({
  display: 'flex',
  gap: 12,
  alignItems: 'center',
  // As high as with a link, so that the lines of all columns meet.
  minHeight: 56,
  paddingBlock: 4,
  borderBlockEnd: '1px solid var(--line)',
  fontWeight: 560,
  breakInside: 'avoid',
  '& > a': { paddingBlock: 10 },
});

const tick = css({ width: 28, height: 28, fontSize: 'inherit' });
