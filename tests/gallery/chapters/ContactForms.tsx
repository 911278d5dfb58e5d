import { css } from '@emotion/react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactFormFields } from '../../../src/site/screens/contact/ContactFormFields';
import type { ContactFormState } from '../../../src/site/screens/contact/useContactForm';
import { Chips } from '../../../src/site/ui/Chips';
import { Specimen, State } from '../Specimen';

/** The contact form, one state at a time, because its ids are fixed. */
export function ContactForms() {
  const { t } = useTranslation('contact');
  const [state, setState] = useState<ContactFormState['state']>('idle');
  const errors = {
    name: t('validation.name.required'),
    email: t('validation.email.invalid'),
    company: t('validation.company.required'),
    message: t('validation.message.required'),
  };
  return (
    <Specimen
      file="src/site/screens/contact/ContactFormFields.tsx"
      note="Sends nothing here; what it does on the contact page is in src/site/screens/contact/useContactForm.ts."
    >
      <State name="the state to show" wide>
        <Chips
          legend="State"
          value={state}
          onChange={setState}
          options={states.map((value) => ({ value, label: value }))}
        />
      </State>
      <State name={state}>
        <div css={column}>
          <ContactFormFields
            topic={undefined}
            state={state}
            errors={state === 'invalid' ? errors : {}}
            submit={(event: FormEvent) => event.preventDefault()}
            prepare={nothing}
            onInput={nothing}
          />
        </div>
      </State>
    </Specimen>
  );
}

const states: readonly ContactFormState['state'][] = ['idle', 'invalid', 'sending', 'failed', 'unloaded'];
const nothing = () => undefined;
const column = css({ width: 640, maxWidth: '100%' });
