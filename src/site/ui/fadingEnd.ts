/** The end of a row that goes on beyond the window fades, so that one sees that it does. */
export const fadingEnd = {
  paddingInlineEnd: 40,
  maskImage: 'linear-gradient(to right, #000 calc(100% - 40px), transparent)',
  '[dir=rtl] &': { maskImage: 'linear-gradient(to left, #000 calc(100% - 40px), transparent)' },
};
