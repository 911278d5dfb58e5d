import { createCommandLine, runAsProgram } from '../../../commandLine/commandLine';

export const content = createCommandLine('content', 'content/WRITING.md', {
  new: {
    usage: '<feature | course | outline | page | question> <slug> [--name <name in menus>]',
    description:
      'a valid page to start from, or a question of the home page, with all that it needs registered; says what to fill in',
    run: async (call) => (await import('./new')).run(call),
  },
  publish: {
    usage: '<slug>',
    description: 'makes a draft a page of the site; refuses one with mistakes or with words of the template',
    run: async (call) => (await import('./publish')).run(call),
  },
  rename: {
    usage: '<kind/slug> <new slug>',
    description: 'gives a page another address: folder, menus, links and pins; the old address leads to it',
    run: async (call) => (await import('./rename')).rename(call),
  },
  remove: {
    usage: '<kind/slug> --to <path>',
    description: 'removes a page; its address and the links to it lead to the path that is given, such as its list',
    run: async (call) => (await import('./rename')).remove(call),
  },
  check: {
    usage: '[file, folder or slug]',
    description: 'what is wrong with a page, each with its place and what to do; without a name, with all of them',
    run: async (call) => (await import('./checkContent')).run(call),
  },
  figure: {
    usage: '<number>',
    description: 'every place of a figure such as 60% in words and data of all languages, before or after it changes',
    run: async (call) => (await import('./figure')).run(call),
  },
});

if (require.main === module) runAsProgram(content);
