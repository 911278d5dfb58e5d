/** Which folder may import which (src/README.md); part of `npm run lint`. */
const only = (from, allowed, comment) => ({
  name: `${from}-imports`,
  comment,
  severity: 'error',
  from: { path: `^src/${from}/` },
  to: {
    path: '^(src|supabase|gatsby-)',
    pathNot: `^src/(${from}|${allowed.join('|')})(/|\\.)|^supabase/functions/_shared/`,
  },
});

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true, dependencyTypesNot: ['type-only'] } },
    only('ui', ['ui'], 'components have no words, no data and no screen'),
    only('model', ['model'], 'the model imports nothing of ours'),
    only('i18n', ['model', 'routes', 'brand'], 'languages, links and formats'),
    only('scenes', ['ui', 'i18n', 'model', 'routes'], 'illustrations are components with words'),
    only('shell', ['ui', 'i18n', 'model', 'routes', 'brand'], 'the shell surrounds every page'),
    only('live', ['shell', 'i18n', 'ui', 'model'], 'what only the live server shows'),
    {
      name: 'live-apart',
      comment: 'a build leaves it out',
      severity: 'error',
      from: { path: '^src/(?!live/|commands/)' },
      to: { path: '^src/live/' },
    },
    {
      name: 'gallery-apart',
      comment: 'it imports every component, and a build leaves it out',
      severity: 'error',
      from: { path: '^(src|gatsby-)' },
      to: { path: '^tests/gallery/' },
    },
    only('backend', ['backend'], 'the one call; what both sides share is in supabase/functions/_shared'),
    only(
      'build',
      ['model', 'routes', 'brand', 'ownerFacts', 'i18n/(createTranslator|format)', 'ui/(icons|theme|themeVariables)'],
      'the build imports the model, not the screens',
    ),
    {
      name: 'commands-without-screens',
      comment: 'commands work on files',
      severity: 'error',
      from: { path: '^src/commands/' },
      to: { path: '^src/(screens|scenes|shell|backend)/' },
    },
    {
      name: 'screens-apart',
      comment: 'a screen may use everything below it, but no other screen',
      severity: 'error',
      from: { path: '^src/screens/([^/]+)/' },
      to: { path: '^src/(screens/(?!$1/)|commands|build)/' },
    },
    {
      name: 'not-up',
      severity: 'error',
      from: { path: '^src/(?!screens|commands)' },
      to: { path: '^src/(screens|commands)/' },
    },
    {
      name: 'no-dev-dependencies',
      comment: 'npm run build has to work with dependencies alone',
      severity: 'error',
      from: { path: '^(src|gatsby-)', pathNot: '^src/commands/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
