import { css } from '@emotion/react';
import { useState, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { flushSync } from 'react-dom';
import { contactFields } from '../../../../supabase/functions/_shared/form';
import { anyTopic, contactTopics, isTopic, type ContactTopic } from '../../contactTopics';
import { useQueryString } from '../../shell/queryString';
import { useAnswered } from '../../shell/useAnswered';
import { below, from } from '../../ui/breakpoints';
import { buttonSecondary } from '../../ui/button';
import { Span, Button, H2 } from '../../ui/elements';
import { Eyebrow } from '../../ui/Eyebrow';
import { ledeStyle } from '../../ui/SectionHeading';
import { ContactFormFields } from './ContactFormFields';
import { Steps } from './Steps';
import { TopicChoices } from './TopicChoices';
import { aboutOf, type Named, removeCarried, useCarried, withCarried, type Carried } from './useCarried';
import { useContactForm } from './useContactForm';

/** The heading, the form, what happens then and other ways to reach us, for what one has come for: the page's query. */
export function ContactRequest({ named, card, answered }: { named: Named; card: ReactNode; answered: ReactNode }) {
  const { t } = useTranslation('contact');
  const search = useQueryString();
  const asked = new URLSearchParams(search).get('topic');
  const topic = topics.find((id) => id === asked);
  const row = topic ? contactTopics[topic] : anyTopic;
  const page = topic && aboutOf(search, named);
  const titles = [t('hero.title'), ...topics.map((id) => t(`topic.${id}.title`))];
  const ledes = [anyTopic, ...Object.values(contactTopics)].map((each) => t(each.lede));
  const [isSent, setIsSent] = useState(false);
  return (
    // When the message is sent, what is said before it goes.
    <div data-sent={isSent ? '' : undefined} css={columns}>
      <div css={head}>
        <h1 key={`title ${topic}`}>
          <Eyebrow key={page}>
            <Steady of={(topic ? page : t('head.title')) || t('hero.title')} among={[t('head.title')]}>
              {page && <span css={{ [below.medium]: { display: 'none' } }}> · {t('hero.title')}</span>}
            </Steady>
          </Eyebrow>
          <Steady of={topic ? t(`topic.${topic}.title`) : t('hero.title')} among={titles} />
        </h1>
        <p key={`lede ${topic}`} css={lede} data-before-sending="">
          <Steady of={t(row.lede)} among={ledes} />
        </p>
        <TopicChoices topic={topic} search={search} />
      </div>
      <ContactForm search={search} topic={topic} named={named} onSent={setIsSent} />
      {/* In the HTML for every topic: an element that it lacks cannot come later. */}
      <div hidden={row.steps !== 'answer'} css={belowSteps} data-before-sending="">
        {answered}
      </div>
      <div css={aside} data-before-sending="">
        {card}
        <Steps of={row.steps} />
      </div>
    </div>
  );
}

const topics = Object.keys(contactTopics).filter(isTopic);

/** One of several texts, in the room of the longest: the query, which the HTML does not know, moves nothing below it. */
function Steady({ of, among, children }: { of: string; among: readonly string[]; children?: ReactNode }) {
  const longest = among.reduce((one, other) => (other.length > one.length ? other : one));
  return (
    <span css={steady} data-longest={longest}>
      <Span>
        {of}
        {children}
      </Span>
    </span>
  );
}

interface ContactFormProps {
  search: string;
  topic: ContactTopic | undefined;
  named: Named;
  /** Is told whether the confirmation is shown. */
  onSent: (isSent: boolean) => void;
}

/** The contact form; after a message was sent, the confirmation is in its place until the next one. */
function ContactForm({ search, topic, named, onSent }: ContactFormProps) {
  const { t } = useTranslation('contact');
  const form = useRef<HTMLFormElement>(null);
  const { startAgain, ...contactForm } = useContactForm(form);
  const { state } = contactForm;
  const carried = useCarried(search, topic, named);
  const [sent, setSent] = useState<FormData>();
  const isSent = state.name === 'sent';
  // Before the confirmation gets the focus, and scrolls to it.
  useLayoutEffect(() => onSent(isSent), [isSent, onSent]);
  useAnswered('query', true);
  // Another topic is another message.
  useEffect(startAgain, [search, startAgain]);
  // The event of every way to send: what goes along is part of the message, and the box has only what was typed.
  useEffect(() => {
    const element = form.current;
    const addCarried = ({ formData }: FormDataEvent) => {
      formData.set('message', withCarried(carried, t('prefill.ask'), String(formData.get('message') ?? '')));
      setSent(formData);
    };
    element?.addEventListener('formdata', addCarried);
    return () => element?.removeEventListener('formdata', addCarried);
  }, [carried, t]);
  const removeLine = (line: Carried) => {
    flushSync(() => removeCarried([line]));
    // The button that had the focus is gone.
    form.current?.querySelector<HTMLElement>('[data-carried] :is(button, summary), textarea')?.focus();
  };
  const writeAnother = () => {
    removeCarried(carried);
    flushSync(startAgain);
    form.current?.querySelector('input')?.focus();
  };
  return (
    <div css={{ display: 'grid', minInlineSize: 0, [from.wide]: { gridArea: '2 / 1 / span 2' } }}>
      {state.name === 'sent' && sent && (
        <SentConfirmation sent={sent} topic={topic} kept={state.kept} onAnother={writeAnother} />
      )}
      <ContactFormFields formRef={form} topic={topic} carried={carried} onRemove={removeLine} {...contactForm} />
    </div>
  );
}

interface SentConfirmationProps {
  readonly sent: FormData;
  readonly topic: ContactTopic | undefined;
  /** Whether the form below has something that was written since. */
  readonly kept: boolean;
  readonly onAnother: () => void;
}

/** Says that the message was sent, what was in it and what happens next; it takes the focus, unless the visitor still writes. */
function SentConfirmation({ sent, topic, kept, onAnother }: SentConfirmationProps) {
  const { t } = useTranslation('contact');
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!kept) section.current?.focus();
  }, [kept]);
  const values = contactFields.map((field) => [field, String(sent.get(field) ?? '').trim()] as const);
  return (
    <section ref={section} tabIndex={-1} aria-labelledby="contact-sent" css={confirmation}>
      <H2 id="contact-sent">{t('toast.success.title')}</H2>
      <p>{t('toast.success.text')}</p>
      <dl css={list}>
        {values
          .filter(([, value]) => value !== '')
          .map(([field, value]) => (
            <div key={field}>
              <dt>{t(`form.${field}.label`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <Steps of={topic && contactTopics[topic].steps === 'answer' ? 'answer' : 'any'} />
      {kept ? (
        <p>{t('sent.kept')}</p>
      ) : (
        <Button type="button" css={[buttonSecondary, another]} onClick={onAnother}>
          {t('sent.another')}
        </Button>
      )}
    </section>
  );
}

const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' };
const head = css(oneColumn, {
  gap: 12,
  '& > h1': { fontSize: '2.25rem' },
  [below.medium]: { gap: 0, '& > h1': { fontSize: '1.5rem' } },
  '& [data-eyebrow]': {
    '& > span': { alignItems: 'end' },
    marginBlockEnd: '.2em',
    // It may be what somebody has searched for.
    '& > span > span::first-letter': { textTransform: 'uppercase' },
    [below.medium]: { marginBlockEnd: 2, fontSize: 'var(--text-small)', lineHeight: 1.3 },
  },
});
const steady = css({
  display: 'grid',
  '& > span, &::after': { gridArea: '1 / 1' },
  '&::after': { content: 'attr(data-longest)', visibility: 'hidden' },
});
const lede = css(ledeStyle, {
  [below.medium]: { marginBlock: '4px 0', fontSize: 'var(--text-small)', lineHeight: 1.3 },
});

// First the form; what happens then is next to it as soon as there is room.
const columns = css(oneColumn, {
  gap: 'var(--space-md) var(--space-xl)',
  alignItems: 'start',
  [below.medium]: { gap: 8 },
  [from.wide]: { gridTemplate: 'auto 1fr auto / minmax(0, 1.55fr) minmax(0, 1fr)' },
  [from.full]: { gridTemplateColumns: 'minmax(0, 2.1fr) minmax(0, 1fr)' },
  '&[data-sent] [data-before-sending]': { display: 'none' },
});
const belowSteps = css({ minInlineSize: 0, [from.wide]: { gridArea: '3 / 2' } });
const aside = css({
  display: 'grid',
  gap: 'var(--space-xl)',
  minInlineSize: 0,
  [below.medium]: { marginBlockStart: 'var(--space-lg)' },
  [from.wide]: { gridArea: '1 / 2 / span 2' },
  // Its steps are the topic's.
  'html.awaits-query & > :last-child': { visibility: 'hidden' },
});

const confirmation = css({
  display: 'grid',
  gap: 12,
  padding: 'var(--space-lg)',
  background: 'var(--fern-100)',
  border: '1px solid var(--fern)',
  borderRadius: 'var(--radius-xl)',
  '& h2': { fontSize: 'var(--text-h3)' },
});

const list = css({
  display: 'grid',
  gap: 8,
  '& > div': { display: 'grid', gap: '0 12px', gridTemplateColumns: 'minmax(6rem, auto) minmax(0, 1fr)' },
  '& dt': { color: 'var(--ink2)' },
  '& dd': { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
});

const another = css({ justifySelf: 'start', marginBlockStart: 8 });
