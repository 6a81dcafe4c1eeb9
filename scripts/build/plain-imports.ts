import type { Plugin } from 'vite'

const helper = '\0vite/preload-helper.js'

/**
 * Removes Vite's wrapper around lazy imports, which would load styles per chunk: all styles are in one file (`cssCodeSplit`),
 * and the HTML lists what a page needs.
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
