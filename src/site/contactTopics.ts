const asks = { hint: 'form.message.hint', lede: 'lede.question', steps: 'answer' } as const;

/**
 * Topics of the contact form, `/contact?topic=…`; the title of each is `topic.<id>.title`. `hint` is below the message,
 * `lede` below the title, and `steps` say what happens then. One with a `request` is a whole message, the others wait for
 * what the visitor writes; a `choice` is offered above the form.
 */
export const contactTopics = {
  trial: { ...asks, lede: 'lede.trial', steps: 'trial', choice: 'choice.trial.title' },
  demo: { hint: 'form.message.hintDemo', lede: 'lede.demo', steps: 'demo', choice: 'choice.demo.title' },
  question: { ...asks, hint: 'topic.question.hint', choice: 'choice.question.title' },
  pricing: { ...asks, request: 'topic.pricing' },
  reseller: { ...asks, request: 'topic.reseller' },
  partner: { ...asks, hint: 'topic.partner.hint' },
  'partner-kit': { ...asks, request: 'topic.partner-kit' },
  integration: { ...asks, hint: 'topic.integration.hint' },
  language: { ...asks, hint: 'topic.language.hint' },
  course: { ...asks, hint: 'topic.course.hint' },
  courseList: { ...asks, request: 'topic.courseList' },
} as const satisfies Readonly<Record<string, TopicRow>>;

interface TopicRow {
  readonly hint: string;
  readonly lede: string;
  readonly steps: 'trial' | 'demo' | 'answer';
  readonly request?: string;
  readonly choice?: string;
}

export type ContactTopic = keyof typeof contactTopics;

/** The form without a topic, which asks for one. */
export const anyTopic = { ...asks, lede: 'choices.label', steps: 'any' } as const;

export function isTopic(topic: string): topic is ContactTopic {
  return Object.hasOwn(contactTopics, topic);
}
