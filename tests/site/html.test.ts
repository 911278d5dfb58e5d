import { HtmlValidate } from 'html-validate';
import { linkTo } from '../../src/site/links';
import { localisedPath } from '../../src/site/routes';
import { languageOf } from '../../src/site/shell/languageOf';
import { builtPages } from './builtSite';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // How React writes void elements and boolean attributes is valid HTML too.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-inline-style': 'off',
    // role="list" restores what Safari removes from a list without markers.
    'no-redundant-role': 'off',
    // Long titles are the subject of heads.test.ts.
    'long-title': 'off',
    'require-sri': 'off',
    'no-missing-references': 'error',
  },
});

/** All English pages, and those of other languages whose texts have markup: the others have the markup of English. */
const checked = builtPages().filter(
  ({ address }) =>
    languageOf(address) === 'en' ||
    ['/', '/contact', '/pricing', linkTo('privacyPolicy')].some(
      (path) => address === localisedPath(path, languageOf(address)),
    ),
);

test.each(checked)('$address is valid HTML', async ({ html }) => {
  const report = await validator.validateString(html);
  const messages = report.results.flatMap(({ messages: found }) =>
    found.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  );
  expect(messages.slice(0, 10)).toEqual([]);
});
