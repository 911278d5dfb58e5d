/** Returns the entries with undefined in place of each that may not be shown, however it is written above. */
export function shownOf<Name extends string>(
  entries: Record<Name, string | undefined>,
): Record<Name, string | undefined> {
  const result: Record<Name, string | undefined> = { ...entries };
  for (const name in entries) result[name] = shown(entries[name]);
  return result;
}

/** Returns an entry that may be shown: undefined for one that is not set, or that holds the place of a real one. */
export function shown(value: string | undefined): string | undefined {
  const text = value?.trim() ?? '';
  const isInvented =
    /^[^\p{L}\p{N}]*$|^[A-Z]{0,3}(?:0+|(\d)\1{5,})$|^(?:0?1234567|12345678)$|[<[{].*[>\]}]|^(?:%\w+%|\$[A-Z_]+|__\w+__)$|…|\.{3}|^(?:n\/?\.?a\.?|none|unknown|undefined|null|x{2,}|(?:not )?yet|pending|(?:coming )?soon|to follow|test|foo|change ?me)$|^(?:your|insert|enter|add) (?:the )?(?:company|name|address|number)|^company name\b|\bexample\b|\b(?:TODO|FIXME|TBC|TBA|TBD|to be (?:added|confirmed|announced|decided|determined|provided)|placeholder|dummy|lorem)\b/iu.test(
      text,
    );
  // Of RFC 2606 and 6761: no mail and no visitor reaches it.
  const isReserved =
    /(?:@|:\/\/)(?:[^/@]*\.)?(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)(?:[:/].*)?$/i.test(text);
  return isInvented || isReserved ? undefined : value;
}
