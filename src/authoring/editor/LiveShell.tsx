import { cloneElement, isValidElement, useMemo, useState } from 'react';
import type { SavedData } from './editing';
import { PageShell, type ShellProps } from '../../site/shell/PageShell';
import { Editor } from './edit/Editor';
import { useEditMode } from './edit/editMode';
import { markStrings } from './keys/markStrings';

/**
 * The shell of a page under the live server, with the editor of its texts, which finds strings by their marks. What was
 * saved is shown at once, until the page's new data arrives.
 */
export default function LiveShell({ data, children, ...props }: ShellProps) {
  const isEditing = useEditMode();
  const [saved, setSaved] = useState<SavedData>();
  const [latest, setLatest] = useState(data);
  if (latest !== data) {
    setLatest(data);
    setSaved(undefined);
  }
  const shown = useMemo(() => {
    const pageStrings = { ...data.pageStrings, ...saved?.pageStrings };
    const fallbackStrings = { ...data.fallbackStrings, ...saved?.fallbackStrings };
    const mark = isEditing ? markStrings : (strings: typeof pageStrings) => strings;
    return { ...data, pageStrings: mark(pageStrings), fallbackStrings: mark(fallbackStrings) };
  }, [data, saved, isEditing]);
  const screen =
    saved?.page && isValidElement<{ data: { page?: object } }>(children)
      ? cloneElement(children, {
          data: { ...children.props.data, page: { ...children.props.data.page, ...saved.page } },
        })
      : children;
  const { language: code, route } = props.pageContext;
  const language = data.languages.nodes.find((node) => node.code === code);
  return (
    <>
      <PageShell {...props} data={shown}>
        {screen}
      </PageShell>
      {language && (
        <Editor
          key={`${code} ${route}`}
          language={language}
          route={route}
          version={data}
          onShown={({ pageStrings, fallbackStrings, page }) =>
            setSaved((last) => ({
              pageStrings: { ...last?.pageStrings, ...pageStrings },
              fallbackStrings: { ...last?.fallbackStrings, ...fallbackStrings },
              page: page ?? last?.page,
            }))
          }
        />
      )}
    </>
  );
}
