import { cloneElement, isValidElement, useMemo, useState } from 'react';
import type { SavedData } from './editing';
import { PageShell, type ShellProps } from '../../site/shell/PageShell';
import { Editor } from './edit/Editor';
import { useEditMode } from './edit/editMode';
import { markStrings } from './keys/markStrings';

/**
 * The shell of a page under the live server, with the editor of its texts, which finds strings by their marks. What was
 * saved is shown at once, until the page's new context arrives.
 */
export default function LiveShell({ pageContext, children }: ShellProps) {
  const isEditing = useEditMode();
  const [saved, setSaved] = useState<SavedData>();
  const [latest, setLatest] = useState(pageContext);
  if (latest !== pageContext) {
    setLatest(pageContext);
    setSaved(undefined);
  }
  const shown = useMemo(() => {
    const strings = { ...pageContext.strings, ...saved?.strings };
    const fallbackStrings = { ...pageContext.fallbackStrings, ...saved?.fallbackStrings };
    const mark = isEditing ? markStrings : (tables: typeof strings) => tables;
    return { ...pageContext, strings: mark(strings), fallbackStrings: mark(fallbackStrings) };
  }, [pageContext, saved, isEditing]);
  // Gatsby has no data before the page's query has run, and where it ran between two states of a file.
  const element = isValidElement<ScreenProps>(children) && children.props.data !== null ? children : undefined;
  const screen =
    element && saved?.page
      ? cloneElement(element, { pageContext: withPage(element.props.pageContext, saved.page) })
      : element;
  const language = pageContext.languages.find(({ code }) => code === pageContext.language);
  return (
    <>
      <PageShell pageContext={shown}>{screen}</PageShell>
      {language && (
        <Editor
          key={`${language.code} ${pageContext.route}`}
          language={language}
          route={pageContext.route}
          version={pageContext}
          onShown={({ strings, fallbackStrings, page }) =>
            setSaved((last) => ({
              strings: { ...last?.strings, ...strings },
              fallbackStrings: { ...last?.fallbackStrings, ...fallbackStrings },
              page: page ?? last?.page,
            }))
          }
        />
      )}
    </>
  );
}

/** The props of a screen, with those of one that shows an MDX page. */
interface ScreenProps {
  readonly data?: object | null;
  readonly pageContext: { readonly data: { readonly page?: object } };
}

function withPage({ data, ...context }: ScreenProps['pageContext'], page: NonNullable<SavedData['page']>) {
  return { ...context, data: { ...data, page: { ...data.page, ...page } } };
}
