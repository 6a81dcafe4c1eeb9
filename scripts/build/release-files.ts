import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { pageLanguages } from '../../src/shared/languages.ts'

/** Modules that the offline page, a saved guide and the list of saved guides need. */
const neededOffline = [
  'index.html',
  'style.css',
  'src/client/offline/offline-page.tsx',
  'src/client/start-idle-tasks.ts',
  'src/client/guides/reading/member-guide.tsx',
  'src/client/guides/reading/offline-copy.tsx',
  'src/client/guides/reading/full-guide.tsx',
  'src/client/progress/places/places-store.ts',
  'src/client/guides/reading/guide-page.tsx',
  'src/client/guides/catalogue/guide-list-page.tsx',
  'src/client/guides/catalogue/whole-list/read-whole-list.ts',
  ...pageLanguages.flatMap((language) =>
    ['shop', 'catalogue', 'guide', 'reading', 'members'].map(
      (part) => `src/shared/texts/${language}/${part}.ts`,
    ),
  ),
]

interface Chunk {
  file: string
  assets?: string[]
  imports?: string[]
}

const name = 'virtual:release'

/** Returns a Vite plugin that gives the service worker the file list of the client build, which runs before. */
export function releaseFilesPlugin(manifestFile: string): Plugin {
  return {
    name: 'release-files',
    applyToEnvironment: (environment) => environment.name === 'serviceWorker',
    resolveId: (id) => (id === name ? name : undefined),
    load(id) {
      if (id !== name) return undefined
      const text = readFileSync(manifestFile, 'utf8')
      const manifest = JSON.parse(text) as Record<string, Chunk>
      const version = createHash('sha256').update(text).digest('hex').slice(0, 12)
      const entry = manifest['index.html']?.file
      if (entry === undefined) throw new Error(`${manifestFile} names no entry`)
      const files = filesOf(manifest)
      return Object.entries({ version, entry: `/${entry}`, files })
        .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)}`)
        .join('\n')
    },
  }
}

function filesOf(manifest: Record<string, Chunk>): string[] {
  const files = new Set<string>()
  const seen = new Set<string>()
  const add = (module: string): void => {
    if (seen.has(module)) return
    seen.add(module)
    const chunk = manifest[module]
    if (chunk === undefined) throw new Error(`The build has no chunk of ${module}`)
    for (const file of [chunk.file, ...(chunk.assets ?? [])]) files.add(`/${file}`)
    chunk.imports?.forEach(add)
  }
  neededOffline.forEach(add)
  return [...files].toSorted()
}
