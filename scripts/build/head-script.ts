import { gzipSync } from 'node:zlib'
import { build, type Plugin } from 'vite'

const source = 'src/client/hydration/head-script.ts'
const place = '/* head script */'
/** Maximum size of the head script in bytes. It is part of every page and runs before the first paint (R11). */
const maxBytes = 2000

/**
 * Returns a Vite plugin that bundles the head script into index.html. The content security policy allows the script by its hash.
 */
export function headScriptPlugin(): Plugin {
  let isDev = false
  return {
    name: 'head-script',
    configResolved: ({ command }) => void (isDev = command === 'serve'),
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const code = await bundle(isDev)
        const bytes = gzipSync(code).length
        if (!isDev) console.log(`The head script is ${(bytes / 1000).toFixed(2)} kB gzip`)
        if (!isDev && bytes > maxBytes)
          throw new Error(`The head script has ${bytes} bytes, more than ${maxBytes}`)
        return html.replace(place, () => code)
      },
    },
  }
}

async function bundle(isDev: boolean): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'import.meta.env.DEV': String(isDev) },
    build: {
      write: false,
      target: 'es2024',
      modulePreload: false,
      rolldownOptions: { input: source, output: { format: 'iife' } },
    },
  })
  const [output] = [built].flat()
  if (output === undefined || !('output' in output)) throw new Error('The head script was not built')
  return output.output[0].code.trim()
}
