import { useEffect } from 'react';

/**
 * Shows hover and focus styles inside `[data-shown]`: copies each rule with the attribute in place of the pseudo-class,
 * which has the same specificity.
 */
export function useShownStates(): void {
  useEffect(() => {
    const repeated = document.createElement('style');
    const repeat = () => {
      const rules = [...document.styleSheets]
        .filter((sheet) => sheet.ownerNode !== repeated)
        .flatMap((sheet) => shownRules(sheet.cssRules));
      const css = rules.join('\n');
      if (css !== repeated.textContent) repeated.textContent = css;
    };
    // Emotion adds a component's styles on its first render.
    const observer = new MutationObserver(repeat);
    document.head.append(repeated);
    repeat();
    observer.observe(document.head, { childList: true });
    return () => {
      observer.disconnect();
      repeated.remove();
    };
  }, []);
}

const states = [
  { pseudo: /:hover/g, shown: ':is([data-shown="hover"] *)' },
  { pseudo: /:focus-within/g, shown: ':is([data-shown="focus"] *)' },
  { pseudo: /:focus-visible|:focus(?![-\w])/g, shown: ':is([data-shown="focus"] :is(a, button, input, textarea))' },
];

function shownRules(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule)
      return shownRules(rule.cssRules).map((inside) => `@media ${rule.conditionText} { ${inside} }`);
    if (!(rule instanceof CSSStyleRule)) return [];
    return states
      .filter(({ pseudo }) => rule.selectorText.search(pseudo) >= 0 && !/:not\(:focus/.test(rule.selectorText))
      .map(({ pseudo, shown }) => `${rule.selectorText.replace(pseudo, shown)} { ${rule.style.cssText} }`);
  });
}
