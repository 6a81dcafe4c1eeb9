import type { Plugin } from 'vite'

/**
 * Returns a Vite plugin that removes the file names of pages from the browser's route table. Only the server needs them, for
 * the HTML.
 */
export function browserRoutesPlugin(): Plugin {
  return {
    name: 'routes-of-browser',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /src\/client\/routes\.tsx$/ },
      handler: (code) => code.replaceAll(/^ *chunk: .*,\n/gm, ''),
    },
  }
}
