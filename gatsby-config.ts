import type { GatsbyConfig } from 'gatsby';
import { ignoredFiles, jsonTypeName } from './src/build/schema';
import { exposeSettings, readSettings } from './src/build/settings';

const settings = readSettings();
exposeSettings(settings);

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: settings.siteUrl },
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  jsxImportSource: '@emotion/react',
  // the live server's backend (src/build/commands/dev.ts)
  ...(process.env.BACKEND_URL ? { proxy: [{ prefix: '/functions/v1', url: process.env.BACKEND_URL }] } : {}),
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: {
        name: 'content',
        path: `${process.cwd()}/content`,
        ignore: ignoredFiles,
      },
    },
    { resolve: 'gatsby-plugin-mdx', options: { extensions: ['.mdx'] } },
    { resolve: 'gatsby-transformer-json', options: { typeName: jsonTypeName } },
    {
      resolve: 'gatsby-plugin-sharp',
      options: {
        defaults: {
          formats: ['webp', 'avif'],
          placeholder: 'none',
          avifOptions: { quality: 45 },
          webpOptions: { quality: 90 },
        },
      },
    },
    'gatsby-transformer-sharp',
    'gatsby-plugin-image',
    // With source maps every style carries the text of its file, which takes the live server's pages a second to read.
    { resolve: 'gatsby-plugin-emotion', options: { sourceMap: false } },
    'gatsby-plugin-react-helmet',
  ],
};

export default config;
