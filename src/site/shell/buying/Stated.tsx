import { Fragment } from 'react';
import { LocaleLink } from '../../i18n/LocaleLink';
import { RichText } from '../../i18n/RichText';
import { useDataText } from '../../i18n/useDataText';
import { useFormat } from '../../i18n/useFormat';
import { useFormatDate } from '../../i18n/useFormatDate';
import { usePageLinks } from '../../i18n/usePage';
import { linkTo } from '../../links';
import { ownerFacts, type OwnerFact } from '../../ownerFacts';

/** The owner's facts that are set, each in the words of `buying.json`. */
export function Stated({ facts }: { facts: readonly OwnerFact[] }) {
  const text = useDataText('buying');
  const { figure } = useFormat();
  const { date } = useFormatDate();
  const { languages } = usePageLinks();
  const shown = (name: string, value: unknown) => {
    if (name === 'percent') return figure({ kind: 'percent', value: Number(value) });
    if (name === 'date') return date(String(value));
    if (!Array.isArray(value)) return value;
    // Languages have their own names.
    return value.map((code) => languages.find((known) => known.code === code)?.name ?? String(code)).join(', ');
  };
  return facts.filter(isSet).map((fact) => {
    const set: unknown = ownerFacts[fact];
    const { kind, ...values }: Readonly<Record<string, unknown>> =
      typeof set === 'object' && !Array.isArray(set) ? { ...set } : { kind: typeof set === 'string' ? set : undefined };
    const address = String(values.address);
    if (fact === 'signInAddress')
      return (
        <a key={fact} href={address}>
          {new URL(address).host}
        </a>
      );
    return (
      <Fragment key={fact}>
        <RichText
          text={text(
            kind === undefined ? fact : `${fact}.${String(kind)}`,
            Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shown(name, value)])),
          )}
          tags={{
            privacy: (words) => <LocaleLink to={linkTo('privacyPolicy')}>{words}</LocaleLink>,
            agreement: (words) => <a href={address}>{words}</a>,
          }}
        />{' '}
      </Fragment>
    );
  });
}

/** Returns whether the owner has set a fact. */
export function isSet(fact: OwnerFact): boolean {
  return ownerFacts[fact] !== undefined;
}
