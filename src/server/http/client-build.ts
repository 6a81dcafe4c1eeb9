import { readFile } from 'node:fs/promises'
import type * as Entry from '../../client/entry-server.tsx'
import { mainParts } from '../../shared/texts/parts.ts'
import type { PageLanguage } from '../../shared/languages.ts'

/** The one crossing from the server into the client: its built entry, and what the build says of its files. */
export interface ClientBuild {
  entry: typeof Entry
  /** index.html with the marks that a page is put into. */
  template: string
  /** Tags that load a page's scripts and texts while the browser still reads the HTML. */
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
  return {
    entry: (await import(new URL('server/entry-server.js', dist).href)) as typeof Entry,
    template,
    preloads({ chunk, texts }, language) {
      const parts = ['shop', ...texts].map((name) => `src/shared/texts/${language}/${name}.ts`)
      const table = texts.every(isMain) ? [] : ['src/client/platform/texts/other-texts.ts']
      return preloadsOf(manifest, ['index.html', chunk, ...table, ...parts], template)
    },
  }
}

/** Everything that these modules import. A page reads without its scripts, so they let styles and pictures go first. */
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
