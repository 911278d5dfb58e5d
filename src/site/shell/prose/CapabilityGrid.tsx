import type { TreeElement } from '../../../content/mdx/tree';
import { LocaleLink } from '../../i18n/LocaleLink';
import { ContentIcon } from '../../ui/ContentIcon';
import { IconList } from '../../ui/IconList';
import { Prose } from './Prose';
import { childElements } from './contentTree';

interface CapabilityGridProps {
  element: TreeElement;
  /** Paths of the pages that headings lead to, by the icon. */
  links?: Readonly<Record<string, string>>;
  cards?: boolean;
}

/** Items with an icon, a heading and a sentence (MDX: CapabilityGrid, and a FeatureGrid without pictures). */
export function CapabilityGrid({ element, links = {}, cards = false }: CapabilityGridProps) {
  const elements = [...childElements(element, 'Feature'), ...childElements(element, 'Capability')];
  const items = elements.map(({ props, children = [] }) => {
    const { icon = '', title = '' } = props ?? {};
    const path = links[icon];
    return {
      id: title,
      icon: <ContentIcon name={icon} {...(cards && { size: 'small' })} />,
      title: path ? <LocaleLink to={path}>{title}</LocaleLink> : title,
      text: <Prose tree={children} />,
    };
  });
  return <IconList {...{ items, cards }} />;
}
