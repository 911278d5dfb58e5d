import { Global } from '@emotion/react';
import { useEffect } from 'react';
import { globalStyles } from '../ui/globalStyles';
import { iconSprite } from '../ui/iconSprite';

/** What the HTML of a build carries and the live server's does not: global styles, fonts, icons, the mark of scripts. */
export default function LiveServerStyles() {
  useEffect(() => {
    document.documentElement.classList.add('js');
    document.body.insertAdjacentHTML('beforeend', iconSprite());
  }, []);
  const fonts = Object.values(__FONT_STYLES__).map((styles) => styles?.css ?? '');
  return (
    <>
      <Global styles={[globalStyles()]} />
      <style>{fonts.join('')}</style>
    </>
  );
}
