import type { Plugin } from 'vite'

/** Leaves out of the browser's table of routes which file each page is in: only the server names files, in the HTML. */
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
