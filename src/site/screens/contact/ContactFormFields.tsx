import { css } from '@emotion/react';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { contactForm, honeypotField, type ContactField } from '../../../../supabase/functions/_shared/form';
import { brand, type ContactTopic } from '../../brand';
import { nativeFormAction } from '../../contact/project';
import { LocaleLink } from '../../i18n/LocaleLink';
import { RichText } from '../../i18n/RichText';
import { usePage } from '../../i18n/usePage';
import { linkTo } from '../../links';
import { localisedPath } from '../../routes';
import { below } from '../../ui/breakpoints';
import { buttonPrimary, disabledButton } from '../../ui/button';
import { H2, Span } from '../../ui/elements';
import { Icon } from '../../ui/Icon';
import { withScripts, withoutScripts } from '../../ui/scripting';
import { TextArea } from '../../ui/TextArea';
import { TextField } from '../../ui/TextField';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { CarriedLines } from './CarriedLines';
import { EmailSentence } from './EmailSentence';
import type { ContactFormState } from './useContactForm';

interface ContactFormFieldsProps extends ContactFormState {
  formRef?: RefObject<HTMLFormElement>;
  topic: ContactTopic | undefined;
  carried: ComponentProps<typeof CarriedLines>['carried'];
  onRemove: (text: string) => void;
}

/** The form in a given state; until it is hydrated, and without scripts, the browser sends it. */
export function ContactFormFields({
  formRef,
  topic,
  carried,
  onRemove,
  state,
  submit,
  sendUnchecked,
  prepare,
  onInput,
  onReset,
}: ContactFormFieldsProps) {
  const { t } = useTranslation('contact');
  const { language, route } = usePage();
  const { email } = brand;
  const sending = state.name === 'sending';
  const errors = state.name === 'invalid' ? state.errors : {};
  const count = Object.keys(errors).length;
  // One problem is said by its field, which has the focus.
  const problems = count > 1 && t('form.errors', { count });
  const status = sending ? t('form.sending') : problems;
  const nothingCarried = carried.lines.length + carried.questions.length === 0;
  const hints: Partial<Record<ContactField, ReactNode>> = {
    email: t('form.email.hint'),
    message: <span>{t(hintKey(topic))}</span>,
  };
  return (
    <form
      ref={formRef}
      id="contact-form"
      hidden={state.name === 'sent' && !state.kept}
      aria-labelledby={topic ? undefined : 'contact-form-title'}
      aria-label={topic && t(`topic.${topic}.title`)}
      // Where there is no backend, the browser does not send it either: outside a dialog, this method does nothing.
      method={nativeFormAction ? 'post' : 'dialog'}
      action={nativeFormAction}
      css={card}
      onFocus={prepare}
      onInput={onInput}
      onReset={onReset}
      onSubmit={submit}
    >
      <header css={intro}>
        {/* For a topic, the heading of the page. */}
        {!topic && <H2 id="contact-form-title">{t('form.heading')}</H2>}
        <p css={smallText}>{t('form.text')}</p>
      </header>
      {contactForm.map(({ name, input, required, autoComplete }) => {
        const label = t(`form.${name}.label`);
        const field = { name, id: `contact-${name}`, label, hint: hints[name], error: errors[name], required };
        return input === 'area' ? (
          <TextArea
            key={name}
            {...field}
            start={nothingCarried ? null : <CarriedLines carried={carried} onRemove={onRemove} />}
            rows={nothingCarried ? 4 : 2}
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
      <p css={smallText}>
        <span>{t('form.reply')}</span>{' '}
        <RichText
          text={t('form.privacy')}
          tags={{ privacy: (words) => <LocaleLink to={linkTo('privacyPolicy')}>{words}</LocaleLink> }}
        />
      </p>
      {process.env.GATSBY_TURNSTILE_SITE_KEY && <div data-challenge="" />}
      <p css={[smallText, withoutScripts]}>
        {nativeFormAction ? t('form.noScript') : <EmailSentence text={t('form.noScriptMail', { email })} />}
      </p>
      <button
        type="submit"
        disabled={sending}
        css={[buttonPrimary, disabledButton, send, !nativeFormAction && withScripts]}
      >
        <Span>{sending ? t('form.sending') : t('form.submit')}</Span>
        {!sending && <Icon name="send" />}
      </button>
      <p role="status" css={visuallyHidden}>
        {status}
      </p>
      <div role="status">
        <Failure
          // Another sentence is another element: a browser that translates the page has replaced the text of the last.
          key={state.name}
          state={state.name}
          onSend={() => formRef?.current?.submit()}
          onSendUnchecked={sendUnchecked}
        />
      </div>
    </form>
  );
}

interface FailureProps {
  state: ContactFormState['state']['name'];
  /** Has the browser send the form. */
  onSend: () => void;
  onSendUnchecked: () => void;
}

/** What the visitor can do where the form could not be sent. */
function Failure({ state, onSend, onSendUnchecked }: FailureProps) {
  const { t } = useTranslation('contact');
  const { email } = brand;
  switch (state) {
    case 'failed':
      return (
        <p css={failure}>
          <EmailSentence text={t('fallback.mail', { email })} />
        </p>
      );
    case 'unloaded':
      return (
        <p css={failure}>
          <EmailSentence text={t('fallback.native', { email })} onSend={onSend} />
        </p>
      );
    case 'unchecked':
      return (
        <p css={failure}>
          <EmailSentence text={t('fallback.unchecked', { email })} onSend={onSendUnchecked} />
        </p>
      );
    default:
      return null;
  }
}

/** Returns the key of what the box for the message says for a topic. */
function hintKey(topic: ContactTopic | undefined) {
  switch (topic) {
    case 'demo':
      return 'form.message.hintDemo';
    case 'course':
    case 'evidence':
    case 'integration':
    case 'language':
    case 'partner':
    case 'question':
      return `topic.${topic}.hint` as const;
    default:
      return 'form.message.hint';
  }
}

const card = css({
  display: 'grid',
  gap: 20,
  padding: 'var(--space-lg)',
  [below.medium]: { gap: 11, padding: '12px 16px 16px', '& h2': { display: 'none' } },
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-xl)',
  '& h2': { marginBlockEnd: 6, fontSize: 'var(--text-h3)' },
  '& > [role="status"]:empty': { display: 'none' },
  '&[hidden]': { display: 'none' },
});

const intro = css({ [below.medium]: { marginBlockEnd: -4 } });
const offscreen = css({ position: 'absolute', insetInlineStart: '-200vw', width: 1, height: 1, overflow: 'hidden' });
const smallText = css({ color: 'var(--ink3)', fontSize: 'var(--text-small)' });
const send = css({ justifySelf: 'start', minWidth: '12rem' });
const failure = css({ color: 'var(--kite)', fontWeight: 600 });
