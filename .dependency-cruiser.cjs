/** Who may import whom (src/README.md); part of `npm run lint`. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const inside = (folder) => ({ path: `^src/site/${folder}/` });

module.exports = {
  forbidden: [
    forbid('no-circular', 'a circle can only be read whole', {}, { circular: true, dependencyTypesNot: ['type-only'] }),

    // The rooms.
    forbid(
      'rooms',
      'every file of src is in a room that a rule below holds',
      { path: '^src/(?!(content|build|site|authoring|commandLine)/)' },
      {},
    ),
    forbid('content', 'imports nothing of ours', { path: '^src/content/' }, { path: '^(src/(?!content/)|supabase/)' }),
    forbid(
      'command-line',
      'what every command shares knows none of them',
      { path: '^src/commandLine/' },
      { path: '^(src/(?!commandLine/)|supabase/)' },
    ),
    forbid(
      'backend',
      'is deployed by itself; its command line shares what every command does',
      { path: '^supabase/' },
      { path: '^src/(?!commandLine/)' },
    ),
    forbid(
      'commands-and-editor',
      'the two halves of authoring share what is in texts/ and pages/',
      { path: '^src/authoring/(commands|exchange|texts|pages)/' },
      { path: '^src/authoring/editor/' },
    ),
    forbid(
      'editor-and-commands',
      'the two halves of authoring share what is in texts/ and pages/',
      { path: '^src/authoring/editor/' },
      { path: '^src/authoring/commands/' },
    ),
    forbid(
      'site',
      'knows pages and their data, not how they are made; what it shares with the contact function is in _shared',
      { path: '^src/site/' },
      { path: '^(src/(build|authoring|commandLine)|supabase/(?!functions/_shared/)|gatsby-)' },
    ),
    forbid(
      'build',
      'makes pages of screens by their path (screens.ts), without their code',
      { path: '^src/build/' },
      { path: '^src/(authoring|site/(screens|scenes|shell|contact))/' },
    ),
    forbid(
      'authoring',
      'a build leaves it out: only the live server loads it',
      { path: '^(src/(?!authoring/)|supabase/)' },
      { path: '^src/authoring/' },
    ),

    // Inside the site: screens, then shell, then scenes and i18n, then ui.
    forbid('ui', 'has no words and no data', inside('ui'), { path: '^src/site/(?!ui/)' }),
    forbid('i18n', 'knows languages and addresses', inside('i18n'), {
      path: '^src/site/(screens|shell|scenes|contact)/',
    }),
    forbid('scenes', 'are components with words', inside('scenes'), { path: '^src/site/(screens|shell|contact)/' }),
    forbid('shell', 'surrounds every screen', inside('shell'), { path: '^src/site/(screens|scenes|contact)/' }),
    forbid(
      'documents',
      'what is not part of an island is rendered by the build alone, and is no script',
      { path: '^src/site/(screens/[^/]+/[^/]+Screen\\.tsx|shell/PageShell\\.tsx|scenes/)' },
      { path: '^(src/site/browser/|node_modules/react-dom/)' },
    ),
    forbid('islands', 'act on any page', { path: '\\.island\\.tsx$' }, { path: 'Screen\\.tsx$' }),
    forbid(
      'screens',
      'do not know each other',
      { path: '^src/site/screens/([^/]+)/' },
      { path: '^src/site/screens/(?!$1/)' },
    ),

    forbid('missing', 'there is no such file', {}, { couldNotResolve: true }),

    forbid(
      'no-dev-dependencies',
      '`npm run build` works with the dependencies alone',
      // The commands that serve the site and run its tests come with the development dependencies.
      { path: '^(src/(?!authoring/|commandLine/|build/commands/)|gatsby-)' },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
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
