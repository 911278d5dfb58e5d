import { css } from '@emotion/react';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { contactForm, honeypotField, type ContactField } from '../../../../supabase/functions/_shared/form';
import { brand } from '../../brand';
import { nativeFormAction } from '../../contact/project';
import { anyTopic, contactTopics, type ContactTopic } from '../../contactTopics';
import { LocaleLink } from '../../i18n/LocaleLink';
import { RichText } from '../../i18n/RichText';
import { usePage } from '../../i18n/usePage';
import { linkTo } from '../../links';
import { localisedPath } from '../../routes';
import { contactFormId } from '../../shell/start/unsentRequest';
import { below, from, isMedium } from '../../ui/breakpoints';
import { buttonPrimary, disabledButton } from '../../ui/button';
import { Details } from '../../ui/Details';
import { Span } from '../../ui/elements';
import { Icon } from '../../ui/Icon';
import { withScripts, withoutScripts } from '../../ui/scripting';
import { TextArea } from '../../ui/TextArea';
import { TextField } from '../../ui/TextField';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { EmailSentence } from './EmailSentence';
import type { Errors } from './formState';
import type { Carried } from './useCarried';
import type { ContactFormState } from './useContactForm';

interface ContactFormFieldsProps extends ContactFormState {
  formRef: RefObject<HTMLFormElement>;
  topic: ContactTopic | undefined;
  carried: readonly Carried[];
  onRemove: (line: Carried) => void;
}

/** The form in a given state; until it is hydrated, and without scripts, the browser sends it. */
export function ContactFormFields(props: ContactFormFieldsProps) {
  const { formRef, topic, carried, onRemove, state, handlers, sendUnchecked } = props;
  const { t } = useTranslation('contact');
  const { language, route } = usePage();
  const hints: Partial<Record<ContactField, ReactNode>> = {
    email: t('form.email.hint'),
    message: <span>{t((topic ? contactTopics[topic] : anyTopic).hint)}</span>,
  };
  const errors: Errors = state.name === 'invalid' ? state.errors : {};
  return (
    <form
      ref={formRef}
      id={contactFormId}
      hidden={state.name === 'sent' && !state.kept}
      aria-label={t(topic ? `topic.${topic}.title` : 'hero.title')}
      // Where there is no backend, the browser does not send it either: outside a dialog, this method does nothing.
      method={nativeFormAction ? 'post' : 'dialog'}
      action={nativeFormAction}
      css={card}
      {...handlers}
    >
      <p css={smallText}>{t('form.text')}</p>
      {contactForm.map(({ name, input, required, autoComplete }) => {
        const label = t(`form.${name}.label`);
        const field = { name, id: `contact-${name}`, label, hint: hints[name], error: errors[name], required };
        return input === 'area' ? (
          <TextArea
            key={name}
            {...field}
            start={carried.length > 0 && <CarriedLines carried={carried} onRemove={onRemove} />}
            rows={carried.length > 0 ? 2 : 3}
          />
        ) : (
          <TextField key={name} {...field} type={input} autoComplete={autoComplete} />
        );
      })}
      <input type="hidden" name="language" value={language.code} />
      <input type="hidden" name="page" value={localisedPath(route, language.code)} />
      {/* Only bots fill it in; they skip fields with display: none. */}
      <div css={offscreen} aria-hidden="true">
        <label htmlFor={`contact-${honeypotField}`}>{t('form.honeypot.label')}</label>
        <input id={`contact-${honeypotField}`} name={honeypotField} tabIndex={-1} autoComplete="off" />
      </div>
      {process.env.GATSBY_TURNSTILE_SITE_KEY && <div data-challenge="" />}
      <p css={[smallText, withoutScripts]}>
        {nativeFormAction ? (
          t('form.noScript')
        ) : (
          <EmailSentence text={t('form.noScriptMail', { email: brand.email })} />
        )}
      </p>
      <Sending state={state} onSend={state.name === 'unchecked' ? sendUnchecked : () => formRef.current?.submit()} />
      <p css={[smallText, whatFollows]}>
        <span>{t('form.reply')}</span>{' '}
        <RichText
          text={t('form.privacy', { months: brand.retentionContact })}
          tags={{ privacy: (words) => <LocaleLink to={linkTo('privacyPolicy')}>{words}</LocaleLink> }}
        />
      </p>
    </form>
  );
}

/** The button, and what the visitor can do where the form could not be sent: have it sent in another way. */
function Sending({ state, onSend }: Pick<ContactFormFieldsProps, 'state'> & { onSend: () => void }) {
  const { t } = useTranslation('contact');
  const { email } = brand;
  const isSending = state.name === 'sending';
  const count = state.name === 'invalid' ? Object.keys(state.errors).length : 0;
  // One problem is said by its field, which has the focus.
  const problems = count > 1 && t('form.errors', { count });
  const failures: Partial<Record<typeof state.name, string>> = {
    failed: t('fallback.mail', { email }),
    unloaded: t('fallback.native', { email }),
    unchecked: t('fallback.unchecked', { email }),
  };
  const failure = failures[state.name];
  return (
    <div css={sending}>
      <button
        type="submit"
        disabled={isSending}
        css={[buttonPrimary, disabledButton, { minWidth: '12rem' }, !nativeFormAction && withScripts]}
      >
        <Span>{isSending ? t('form.sending') : t('form.submit')}</Span>
        {!isSending && <Icon name="send" />}
      </button>
      {/* In the tree before its text. */}
      <div role="status">
        <span css={visuallyHidden}>{isSending ? t('form.sending') : problems}</span>
        {failure && (
          // Another sentence is another element: a browser that translates the page has replaced the text of the last.
          <p key={state.name} css={{ marginBlockStart: 20, color: 'var(--kite)', fontWeight: 600 }}>
            <EmailSentence text={failure} onSend={onSend} />
          </p>
        )}
      </div>
    </div>
  );
}

type CarriedLinesProps = Pick<ContactFormFieldsProps, 'carried' | 'onRemove'>;

/** What the message begins with, at the top of its box; each line can be removed. */
function CarriedLines({ carried, onRemove }: CarriedLinesProps) {
  const { t } = useTranslation('contact');
  const lines = carried.filter(({ isQuestion }) => !isQuestion);
  const questions = carried.filter(({ isQuestion }) => isQuestion);
  return (
    <div role="group" aria-labelledby="contact-carried" data-carried="" css={box}>
      <p id="contact-carried" css={title}>
        {t('carried.title')}
      </p>
      {lines.length > 0 && <Lines carried={lines} onRemove={onRemove} />}
      {questions.length > 0 && (
        // Behind their number, and open where there is room, or few of them and nothing else. The name leaves it out where a
        // page is printed or shown again (openDetails.ts).
        <Details
          name="carried-questions"
          open={isMedium() || (lines.length === 0 && questions.length <= 4)}
          summary={
            <>
              <span>{t('prefill.ask')}</span>
              <span>{questions.length}</span>
            </>
          }
          css={asked}
        >
          <Lines carried={questions} onRemove={onRemove} />
        </Details>
      )}
    </div>
  );
}

function Lines({ carried, onRemove }: CarriedLinesProps) {
  const { t } = useTranslation('contact');
  return (
    <ul role="list" css={list}>
      {carried.map((line) => (
        <li key={line.id}>
          <span css={line.id === 'price' && { fontSize: '1rem', fontWeight: 700 }}>{line.text}</span>
          <button type="button" aria-label={t('carried.remove', { line: line.text })} onClick={() => onRemove(line)}>
            <Icon name="x" />
          </button>
        </li>
      ))}
    </ul>
  );
}

const card = css({
  display: 'grid',
  gap: 20,
  padding: 'var(--space-lg)',
  borderRadius: 'var(--radius-xl)',
  [below.medium]: {
    gap: 6,
    padding: '8px 16px 16px',
    borderRadius: 'var(--radius-lg)',
    '& > p:first-of-type': { lineHeight: 1.2 },
  },
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  '&[hidden]': { display: 'none' },
  // The message, and what goes along with it, begin next to the name.
  [from.full]: {
    gridTemplate: 'auto auto auto 1fr / minmax(0, 1fr) minmax(0, 1.35fr)',
    gap: '16px var(--space-md)',
    '& > *': { gridColumn: '1 / -1' },
    '& > :has(> input)': { gridColumn: 1 },
    '& > :has(textarea)': { gridArea: '2 / 2 / span 3', alignContent: 'stretch', gridTemplateRows: 'auto auto 1fr' },
  },
  'html.awaits-query & > :is(:has(textarea), :has(textarea) ~ *)': { visibility: 'hidden' },
});

const offscreen = css({ position: 'absolute', insetInlineStart: '-200vw', width: 1, height: 1, overflow: 'hidden' });
const smallText = css({ color: 'var(--ink3)', fontSize: 'var(--text-small)' });
// The button is in the first screen: above what is said of it, or next to it.
const whatFollows = css({ [from.full]: { '&&': { gridColumn: 2 } } });
const sending = css({
  display: 'grid',
  placeItems: 'start',
  [below.medium]: { marginBlockStart: 4 },
  [from.full]: { '&&': { gridColumn: 1 } },
});

// One box with the textarea below it.
const box = css({
  paddingInlineStart: 14,
  background: 'var(--fern-100)',
  border: '1.5px solid var(--line-strong)',
  borderBlockEnd: 0,
  borderRadius: 'var(--radius-md)',
  borderEndStartRadius: 0,
  borderEndEndRadius: 0,
  fontSize: 'var(--text-small)',
  lineHeight: 1.4,
});

// On phones the rows are in the message's box for all to see.
const title = css({
  paddingBlock: '8px 2px',
  color: 'var(--ink2)',
  fontWeight: 600,
  [below.medium]: visuallyHidden,
});

const list = css({
  '& > li': { display: 'flex', alignItems: 'center', gap: 8 },
  '& span': { flex: '1 1 0', minInlineSize: 0, paddingBlock: 7 },
  '& button': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 44,
    minBlockSize: 44,
    padding: 0,
    color: 'var(--ink2)',
    background: 'none',
    border: 0,
    borderRadius: 'var(--radius-sm)',
    fontSize: '1.125rem',
    cursor: 'pointer',
  },
});

const asked = css({
  '& > summary': { gap: 8, color: 'var(--ink2)', borderRadius: 'var(--radius-sm)', fontWeight: 600 },
  '& > summary > span': { paddingBlock: 7 },
  '& > summary > svg:last-child': { marginInline: 'auto 13px', fontSize: '1.125rem' },
});
