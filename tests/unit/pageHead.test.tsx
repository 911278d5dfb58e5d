/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { Helmet } from 'react-helmet';
import { exposeSettings, readSettings } from '../../src/build/settings';
import { PageHead } from '../../src/site/shell/head/PageHead';
import { German } from './germanPage';

const before = { ...process.env };
afterEach(() => {
  process.env = { ...before };
});

test.each([
  ['production', []],
  ['branch-deploy', ['noindex, follow']],
  ['deploy-preview', ['noindex, follow']],
])('a page of the context %s says %j to search engines, also where a host sends no header', (CONTEXT, expected) => {
  exposeSettings(readSettings({ CONTEXT, DEPLOY_PRIME_URL: 'https://preview.camre.org' }));
  render(
    <German>
      <PageHead title="Preise" description="Was es kostet" />
    </German>,
  );
  const robots = Helmet.peek().metaTags.flatMap(({ name, content }) => (name === 'robots' ? [content] : []));
  expect(robots).toEqual(expected);
});
