import { readFile } from 'node:fs/promises'

/**
 * Takes a file of Next's own browser code from the ES modules that the package has beside its
 * CommonJS ones, of which the bundler leaves out what no page uses (docs/decisions/031). Relative
 * paths are the same in both, so that no file comes twice. A webpack loader, run by the build alone.
 * @param {string} commonJs the file's text, which it stays where there is no ES module of it
 */
export default async function nextEsmLoader(commonJs) {
  const twin = this.resourcePath.replace(/([\\/]next[\\/]dist)([\\/])/, '$1$2esm$2')
  this.addDependency(twin)
  return readFile(twin, 'utf8').catch(() => commonJs)
}
