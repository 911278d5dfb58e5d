import type { ReactNode } from 'react';
import type { TreeElement } from '../../../content/mdx/tree';
import type { ContactTopic } from '../../contactTopics';
import { ContactCallToAction } from '../ContactCallToAction';
import { Prose } from './Prose';

interface CallToActionProps {
  element: TreeElement;
  topic: ContactTopic;
  picture?: ReactNode;
  drawing?: ReactNode;
}

/** The closing card of a page (MDX: CallToAction). */
export function CallToAction({ element: { props, children }, ...band }: CallToActionProps) {
  const text = <Prose tree={children ?? []} />;
  return <ContactCallToAction id="next" title={props?.title} text={text} button={props?.button} {...band} />;
}
