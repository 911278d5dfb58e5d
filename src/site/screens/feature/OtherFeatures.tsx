import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../i18n/LocaleLink';
import type { ScreenData } from '../../screenData';
import { below, mediumOnly } from '../../ui/breakpoints';
import { Card, cardAction, cardLink } from '../../ui/Card';
import { CardGrid } from '../../ui/CardGrid';
import { P } from '../../ui/elements';
import { Icon } from '../../ui/Icon';
import { iconHeading } from '../../ui/iconHeading';
import { ContentIcon } from '../../ui/ContentIcon';
import { Section } from '../../ui/Section';

/** Links to the other feature pages. */
export function OtherFeatures({ features }: { features: ScreenData['feature']['features'] }) {
  const { t } = useTranslation('feature');
  return (
    <Section labelledBy="other-features" css={afterBand} title={t('other.title')}>
      <CardGrid min="18rem" columns={3} css={oneColumn}>
        {features.map(({ path, name, summary, lang, icon, hue }) => (
          <Card key={path} as="li" interactive hue={hue} css={card}>
            <ContentIcon name={icon} />
            <h3>
              <LocaleLink to={path} css={cardLink}>
                {name}
              </LocaleLink>
            </h3>
            <P css={text} lang={lang}>
              {summary}
            </P>
            <span css={more}>
              {t('other.link')}
              <Icon name="arrow-right" />
            </span>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}

const afterBand = css({ paddingBlockStart: 0 });
// Three cards have a row each, so that none is alone next to an empty place.
const oneColumn = css({ [mediumOnly]: { gridTemplateColumns: '1fr' } });
// The icon is next to the heading; in three columns, above it.
const card = css({
  [below.wide]: css(iconHeading, { '& > :last-child': { gridColumn: '1 / -1' } }),
});
const text = css({ color: 'var(--ink2)' });
const more = css(cardAction, { marginBlockStart: 'auto' });
