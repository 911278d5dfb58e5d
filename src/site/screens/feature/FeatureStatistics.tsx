import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/useFormat';
import type { FeatureFacts } from '../../../content/pages/facts';
import type { TreeElement } from '../../../content/mdx/tree';
import { childElements } from '../../shell/prose/contentTree';
import { useContentLanguage } from '../../shell/prose/useContentLanguage';
import { Prose } from '../../shell/prose/Prose';
import { Stats } from '../../ui/Stats';

interface FeatureStatisticsProps {
  element: TreeElement;
  /** The statistics of `facts.json`, by id. */
  statistics: FeatureFacts['statistics'];
}

/** Headline statistics with a footnote (MDX: Statistics). */
export function FeatureStatistics({ element, statistics }: FeatureStatisticsProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const { interfaceLang } = useContentLanguage();
  const items = childElements(element, 'Statistic').flatMap(({ props, children = [] }) => {
    const id = props?.id ?? '';
    const figure = statistics[id];
    return figure
      ? [{ id, value: <span lang={interfaceLang}>{format.figure(figure)}</span>, label: <Prose tree={children} /> }]
      : [];
  });
  return <Stats items={items} note={<span lang={interfaceLang}>{t('stats.note')}</span>} />;
}
