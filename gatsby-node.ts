import type { GatsbyNode } from 'gatsby';
import { exportSite } from './src/build/exportSite';
import { serveLive } from './src/build/live/liveServer';
import { createPagesOfSite } from './src/build/pages';
import { prepareBuild } from './src/build/prepare';
import { contentResolvers } from './src/build/resolvers';
import { contentTypes } from './src/build/schema';
import { sourceContent } from './src/build/sourceContent';
import { webpackSettings } from './src/build/webpack';

// The Markdown parser comes as ES modules only. Node can `require` those from 20.19 and 22.12 on; below that tsx's hook does
// it. In the workers that run queries as well, in which none of the other hooks has run.
const esModules =
  'require_module' in process.features && process.features.require_module ? Promise.resolve() : import('tsx/cjs');

const root = process.cwd();

export const onPreInit: GatsbyNode['onPreInit'] = async () => {
  await esModules;
};

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ reporter }) => prepareBuild(root, reporter);

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = async ({ actions }) => {
  await esModules;
  actions.createTypes(contentTypes());
};

export const sourceNodes: GatsbyNode['sourceNodes'] = (given) => sourceContent(root, given);

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: add }) => add(contentResolvers);

export const createPages: GatsbyNode['createPages'] = (given) => createPagesOfSite(root, given);

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = webpackSettings;

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = (given) =>
  serveLive(root, given.app, () => sourceContent(root, given));

export const onPostBuild: GatsbyNode['onPostBuild'] = (given) => exportSite(root, given);
