import type { Plugin } from 'vite'

const helper = '\0vite/preload-helper.js'

/**
 * Returns a Vite plugin that removes the wrapper around lazy imports. The wrapper would load styles per chunk, but all styles
 * are in one file (`cssCodeSplit`), and the HTML lists the files that a page needs.
 */
export function plainImportsPlugin(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) => (id === helper ? 'export const __vitePreload = (load) => load()' : undefined),
  }
}
