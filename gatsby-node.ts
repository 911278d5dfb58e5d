import type { GatsbyNode } from 'gatsby';
import { exportSite } from './src/build/exportSite';
import { serveLive } from './src/build/live/liveServer';
import { createPagesOfSite } from './src/build/pages';
import { prepareBuild } from './src/build/prepare';
import { reportErrors } from './src/build/reportErrors';
import { contentResolvers } from './src/build/resolvers';
import { contentTypes } from './src/build/schema';
import { sourceContent } from './src/build/sourceContent';
import { webpackSettings } from './src/build/webpack';

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

export const createPages: GatsbyNode['createPages'] = reportErrors((args) => createPagesOfSite(root, args));

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = reportErrors(webpackSettings);

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = (args) =>
  serveLive(root, args.app, () => sourceContent(root, args));

export const onPostBuild: GatsbyNode['onPostBuild'] = reportErrors((args) => exportSite(root, args));
