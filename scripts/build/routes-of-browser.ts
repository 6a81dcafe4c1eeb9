import type { Plugin } from 'vite'

/** Removes the file names of pages from the browser's route table: only the server names files, in the HTML. */
export function routesOfBrowser(): Plugin {
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
