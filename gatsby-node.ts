import type { GatsbyNode } from 'gatsby';
import { exportSite } from './src/gatsby/exportSite';
import { createWorkPage, serveLive } from './src/authoring/editor/server/liveServer';
import { createPagesOfSite } from './src/gatsby/pages';
import { prepareBuild } from './src/gatsby/prepare';
import { reportErrors } from './src/gatsby/reportErrors';
import { contentResolvers } from './src/gatsby/resolvers';
import { contentTypes } from './src/gatsby/schema';
import { sourceContent } from './src/gatsby/sourceContent';
import { webpackSettings } from './src/gatsby/webpack';

// The Markdown parser has ES modules only, which Node can `require` from 20.19 and 22.12 on, and before that with tsx.
const esModules =
  'require_module' in process.features && process.features.require_module ? Promise.resolve() : import('tsx/cjs');

const root = process.cwd();

export const onPreInit: GatsbyNode['onPreInit'] = async () => {
  await esModules;
};

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = reportErrors(({ reporter }) =>
  prepareBuild(root, reporter),
);

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = async ({ actions }) => {
  // Again, as the workers that run queries call none of the hooks above.
  await esModules;
  actions.createTypes(contentTypes());
};

export const sourceNodes: GatsbyNode['sourceNodes'] = reportErrors((args) => sourceContent(root, args));

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: add }) => add(contentResolvers);

export const createPages: GatsbyNode['createPages'] = reportErrors(async (args) => {
  await createPagesOfSite(root, args);
  if (process.env.NODE_ENV === 'development') await createWorkPage(root, args);
});

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = reportErrors(webpackSettings);

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = (args) =>
  serveLive(root, args.app, () => sourceContent(root, args));

export const onPostBuild: GatsbyNode['onPostBuild'] = reportErrors((args) => exportSite(root, args));
