import { useMemo } from 'react';
import { PageShell, type ShellProps } from '../shell/PageShell';
import { Editor } from './edit/Editor';
import { useEditMode } from './edit/editMode';
import { markStrings } from './keys/markStrings';

/** The shell of a page under the live server, with the editor of its texts, which knows strings by their marks. */
export default function LiveShell({ data, ...props }: ShellProps) {
  const isEditing = useEditMode();
  const shown = useMemo(
    () =>
      isEditing
        ? { ...data, pageStrings: markStrings(data.pageStrings), fallbackStrings: markStrings(data.fallbackStrings) }
        : data,
    [data, isEditing],
  );
  const { language: code, route } = props.pageContext;
  const language = data.languages.nodes.find((node) => node.code === code);
  // A page in a frame of the gallery is edited as a page of its own.
  const isFrame = window.parent !== window;
  return (
    <>
      <PageShell {...props} data={shown} />
      {language && !isFrame && <Editor key={`${code} ${route}`} language={language} route={route} version={data} />}
    </>
  );
}
