import type { TreeElement } from '../../../content/mdx/tree';
import type { ContactTopic } from '../../contactTopics';
import { ContactCallToAction } from '../ContactCallToAction';
import { Prose } from './Prose';

/** The closing card of a page (MDX: CallToAction). */
export function CallToAction({ element: { props, children }, topic }: { element: TreeElement; topic: ContactTopic }) {
  const text = <Prose tree={children ?? []} />;
  return <ContactCallToAction id="next" topic={topic} title={props?.title} text={text} button={props?.button} />;
}
