/**
 * Lets Gatsby's compiled gatsby-node load the Markdown parser, which comes as ES modules only. Node can `require` those
 * from 20.19 and 22.12 on; below that tsx's hook does it.
 */
export async function loadEsModules(): Promise<void> {
  if (!('require_module' in process.features) || !process.features.require_module) await import('tsx/cjs');
}
