import { useQuery } from '@tanstack/react-query';
import { cloneElement, isValidElement, useMemo, type ReactNode } from 'react';
import type { PageContext } from '../../content/pageContext';
import { PageShell } from '../../site/shell/PageShell';
import { editingPaths } from '../texts/editing';
import { markStrings } from '../texts/markStrings';
import { Editor } from './edit/Editor';
import { useEditMode } from './edit/editMode';
import { queryOf } from './edit/useEditor';

interface LiveShellProps {
  /** What Gatsby has of the page's context under the live server. */
  readonly pageContext: Pick<PageContext, 'language' | 'route'>;
  readonly children: ReactNode;
}

/**
 * The shell of a page under the live server, with the editor of its texts, which finds strings by their marks. The page's
 * context comes from the live server and not from Gatsby, which would need seconds to make all pages again after a save.
 */
export default function LiveShell({ pageContext: { language: code, route }, children }: LiveShellProps) {
  const isEditing = useEditMode();
  const { data: pageContext, error } = useQuery(
    queryOf<PageContext>(editingPaths.pageContext, { language: code, route }),
  );
  const shown = useMemo(() => {
    if (!pageContext || !isEditing) return pageContext;
    const { strings, fallbackStrings } = pageContext;
    return { ...pageContext, strings: markStrings(strings), fallbackStrings: markStrings(fallbackStrings) };
  }, [pageContext, isEditing]);
  if (!pageContext || !shown) return error && <p role="alert">{error.message}</p>;
  // Gatsby has no data before the page's query has run, and where it ran between two states of a file.
  const screen =
    isValidElement<{ data?: object | null; pageContext: PageContext }>(children) && children.props.data !== null
      ? cloneElement(children, { pageContext })
      : null;
  const language = pageContext.languages.find((one) => one.code === code);
  return (
    <>
      <PageShell pageContext={shown}>{screen}</PageShell>
      {language && <Editor key={`${code} ${route}`} language={language} route={route} />}
    </>
  );
}
