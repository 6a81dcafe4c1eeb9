import { readFile } from 'node:fs/promises'
import type * as Entry from '../../client/entry-server.tsx'
import { mainParts } from '../../shared/texts/parts.ts'
import type { PageLanguage } from '../../shared/languages.ts'
import { createAddressReader, type ReadAddress } from './pages/read-address.ts'

/** The only access from the server to the client: its built entry, and the files that the build lists. */
export interface ClientBuild {
  entry: typeof Entry
  readAddress: (url: string) => ReadAddress
  /** index.html with the placeholders for a page. */
  template: string
  /** Tags that preload a page's scripts and texts while the browser parses the HTML. */
  preloads: (page: { chunk: string; texts: readonly string[] }, language: PageLanguage) => string
}

interface ManifestChunk {
  file: string
  css?: string[]
  imports?: string[]
}

const isMain = (name: string) => mainParts.some((part) => part === name)

const dist = new URL('../../../dist/', import.meta.url)
export const clientFolder = new URL('client/', dist)

export async function loadClientBuild(): Promise<ClientBuild> {
  const manifest = JSON.parse(await readFile(new URL('.vite/manifest.json', clientFolder), 'utf8')) as Record<
    string,
    ManifestChunk
  >
  const template = await readFile(new URL('index.html', clientFolder), 'utf8')
  const entry = (await import(new URL('server/entry-server.js', dist).href)) as typeof Entry
  return {
    entry,
    readAddress: createAddressReader(entry),
    template,
    preloads({ chunk, texts }, language) {
      const parts = ['shop', ...texts].map((name) => `src/shared/texts/${language}/${name}.ts`)
      const table = texts.every(isMain) ? [] : ['src/client/platform/texts/other-texts.ts']
      return preloadsOf(manifest, ['index.html', chunk, ...table, ...parts], template)
    },
  }
}

/** All transitive imports of these modules. A page is readable without scripts, so they load after styles and pictures. */
function preloadsOf(manifest: Record<string, ManifestChunk>, modules: string[], template: string): string {
  const known = new Set<string>()
  const tags: string[] = []
  const add = (name: string) => {
    if (known.has(name)) return
    known.add(name)
    const chunk = manifest[name]
    if (chunk === undefined) throw new Error(`The client's build has no chunk for ${name}`)
    const styles = (chunk.css ?? []).filter((file) => !template.includes(file))
    for (const file of styles) tags.push(`<link rel="stylesheet" href="/${file}">`)
    tags.push(`<link rel="modulepreload" fetchpriority="low" crossorigin href="/${chunk.file}">`)
    chunk.imports?.forEach(add)
  }
  modules.forEach(add)
  return tags.join('')
}
