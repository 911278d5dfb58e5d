import { useMemo } from 'react';
import { PageShell, type ShellProps } from '../shell/PageShell';
import { keysAreShown } from './keys/keysInAddress';
import { markStrings } from './keys/markStrings';

/** The shell of a page under the live server; with `?keys` each of its strings carries its key, unseen. */
export default function LiveShell({ data, ...props }: ShellProps) {
  const shown = useMemo(
    () =>
      keysAreShown()
        ? { ...data, pageStrings: markStrings(data.pageStrings), fallbackStrings: markStrings(data.fallbackStrings) }
        : data,
    [data],
  );
  return <PageShell {...props} data={shown} />;
}
