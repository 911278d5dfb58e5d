import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import typescript from 'typescript-eslint';

const message = 'Visitors read words from locales/ or content/: use t(…).';

// Browser translation replaces text nodes, and React then fails to remove one, or to put something before it, among siblings.
const part = String.raw`:matches(JSXElement, JSXFragment, JSXExpressionContainer[expression.type!="JSXEmptyExpression"], JSXText[value=/\S/])`;
const withSiblings = `:matches(JSXElement, JSXFragment):has(> ${part} ~ ${part}) > JSXExpressionContainer`;
const words = '/^(CallExpression|MemberExpression|TemplateLiteral|Identifier)$/';
const changingWords = `:matches(LogicalExpression[right.type=${words}], ConditionalExpression[alternate.type=${words}], ConditionalExpression[consequent.type=${words}]):not([consequent.name="children"])`;
const afterOptional = `JSXExpressionContainer:has(> :matches(LogicalExpression, ConditionalExpression)) ~ :matches(JSXText[value=/\\S/], JSXExpressionContainer:has(> :matches(CallExpression[callee.property.name!="map"], MemberExpression, TemplateLiteral)))`;
const translated = 'A browser that translates the page replaces this text: give it an element of its own.';

const unbroken =
  'JSXElement[openingElement.name.name=/^(h[1-6]|button)$/] > JSXExpressionContainer > :matches(CallExpression[callee.name!="withBreaks"], MemberExpression, Identifier)';
const whole = 'Words of headings and buttons break where they may: withBreaks(…) of useWordBreaks().';

export default typescript.config(
  {
    ignores: ['public/', '.cache/', '.local/', 'src/site/i18n/strings.d.ts'],
  },
  js.configs.recommended,
  ...typescript.configs.strict,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-console': ['error', { allow: ['error'] }],
    },
  },
  {
    // A longer one has parts that deserve a name.
    files: ['src/**', 'supabase/**'],
    rules: { 'max-lines-per-function': ['error', { max: 100, skipBlankLines: true, skipComments: true }] },
  },
  {
    // The rules for React are slow, so they run only where components and hooks are.
    files: ['**/*.tsx', 'src/site/**/*.ts', 'src/authoring/editor/**/*.ts'],
    extends: [jsxA11y.flatConfigs.recommended, reactHooks.configs.flat.recommended],
    rules: {
      // role="list" restores what Safari removes from a list without markers.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
      // The first render equals the HTML; what only the browser knows (address, stored choices) is set in an effect.
      'react-hooks/set-state-in-effect': 'off',
    },
  },
  {
    files: ['src/site/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'JSXText[value=/[A-Za-z]{2}/]', message },
        {
          selector:
            'JSXAttribute[name.name=/^(aria-label|alt|title|placeholder|label)$/] > Literal[value=/[A-Za-z]{2}/]',
          message,
        },
        { selector: `${withSiblings} > ${changingWords}`, message: translated },
        { selector: afterOptional, message: translated },
        { selector: unbroken, message: whole },
      ],
    },
  },
  {
    files: ['src/site/**'],
    ignores: ['src/site/shell/requests.ts', 'src/site/ui/usePrint.ts'],
    rules: {
      'no-restricted-globals': ['error', { name: 'fetch', message: 'Requests stall: fetchInTime(…) has an end.' }],
      'no-restricted-properties': [
        'error',
        { object: 'window', property: 'print', message: 'Some browsers cannot print: usePrint().' },
      ],
    },
  },
  {
    files: [
      'src/{commandLine,build/commands,build/release,authoring/commands,authoring/exchange}/**',
      'supabase/**',
      'tests/{backend,benchmarks}/**',
      'tests/{run,compare,browser/configured/build}.ts',
    ],
    rules: { 'no-console': 'off' },
  },
);
