import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import typescript from 'typescript-eslint';

export default typescript.config(
  { ignores: ['public/', '.cache/', '.local/', 'node_modules/', 'src/gatsby-types.d.ts', 'src/i18n/strings.d.ts', 'tests/**/results/'] },
  js.configs.recommended,
  ...typescript.configs.strict,
  jsxA11y.flatConfigs.recommended,
  reactHooks.configs.flat.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      // An empty element of React's tree is not a mistake of ours.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      // role="list" gives back what Safari takes from an unstyled list.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
      // The first render equals the HTML; what only the browser knows (address, stored choices) comes in an effect.
      'react-hooks/set-state-in-effect': 'off',
      'no-console': ['error', { allow: ['error'] }],
    },
  },
  {
    // What a visitor reads comes from locales/ and content/, never from a component (issue 1, point 2).
    files: ['src/{shell,screens,ui,scenes,i18n}/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'JSXText[value=/[A-Za-z]{2}/]', message: 'Words stand in locales/ or content/: use t(…).' },
        {
          selector: 'JSXAttribute[name.name=/^(aria-label|alt|title|placeholder|label)$/] > Literal[value=/[A-Za-z]{2}/]',
          message: 'Words stand in locales/ or content/: use t(…).',
        },
      ],
    },
  },
  { files: ['src/commands/**', 'supabase/**', 'tests/backend/**'], rules: { 'no-console': 'off' } },
);
