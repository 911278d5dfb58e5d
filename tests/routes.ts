import { readFileSync } from 'node:fs';
import { outlineSlugs } from '../src/content/pages/outlines';
import { createRoutes } from '../src/site/routes';

const topics = JSON.parse(readFileSync('content/data/topics.json', 'utf8'));

/** The routes of all pages that there are. */
export const routes = createRoutes({ ...topics, outlines: outlineSlugs(process.cwd()) });
