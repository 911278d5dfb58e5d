/** @jest-environment node */
import { HtmlValidate } from 'html-validate';
import { languageOf } from '../../src/shell/languageOf';
import { builtPages } from './builtSite';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React writes void elements and boolean attributes its own way; both are valid HTML.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-inline-style': 'off',
    // role="list" gives back what Safari takes from an unstyled list.
    'no-redundant-role': 'off',
    // Long titles are the subject of heads.test.ts.
    'long-title': 'off',
    'require-sri': 'off',
  },
});

/** The other languages have the markup of English: of them, pages whose texts contain markup of their own. */
const checked = builtPages().filter(
  ({ address }) => languageOf(address) === 'en' || /^\/[\w-]+(\/(contact|pricing|privacy-policy))?$/.test(address),
);

test.each(checked.map((page) => [page.address, page.html] as const))('%s is valid HTML', async (_, html) => {
  const report = await validator.validateString(html);
  const messages = report.results.flatMap(({ messages: found }) =>
    found.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  );
  expect(messages.slice(0, 10)).toEqual([]);
});
