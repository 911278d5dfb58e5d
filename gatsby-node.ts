import type { GatsbyNode } from 'gatsby';
import { exportSite } from './src/build/exportSite';
import { createWorkPage, serveLive } from './src/authoring/editor/server/liveServer';
import { createPagesOfSite, renamePage } from './src/build/pages';
import { prepareBuild } from './src/build/prepare';
import { reportErrors } from './src/build/reportErrors';
import { datasetTypes } from './src/build/schema';
import { webpackSettings } from './src/build/webpack';

const root = process.cwd();

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = reportErrors(({ reporter }) =>
  prepareBuild(root, reporter),
);

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) =>
  actions.createTypes(datasetTypes());

export const createPages: GatsbyNode['createPages'] = reportErrors(async (args) => {
  await createPagesOfSite(root, args);
  if (process.env.NODE_ENV === 'development') await createWorkPage(root, args);
});

export const onCreatePage: GatsbyNode['onCreatePage'] = reportErrors(renamePage);

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = reportErrors(webpackSettings);

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }) => serveLive(root, app);

export const onPostBuild: GatsbyNode['onPostBuild'] = reportErrors((args) => exportSite(root, args));
