import type { Plugin } from 'vite'

const helper = '\0vite/preload-helper.js'

/**
 * Leaves out Vite's code around each lazily loaded part, which would load the part's own styles: all styles are in one
 * file (`cssCodeSplit`), and what a page needs is named in its HTML.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) => (id === helper ? 'export const __vitePreload = (load) => load()' : undefined),
  }
}
