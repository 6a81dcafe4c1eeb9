import { readFile } from 'node:fs/promises'
import type * as Entry from '../../client/entry-server.tsx'
import { mainParts } from '../../shared/texts/parts.ts'
import type { PageLanguage } from '../../shared/languages.ts'

/** The built client: its server entry and the files of its pages. The server uses nothing else of the client. */
export interface ClientBuild {
  entry: typeof Entry
  /** index.html with placeholders, without the entry's script tag. */
  template: string
  parts: (page: { chunk: string; texts: readonly string[] }, language: PageLanguage) => PageParts
}

/** URLs of the scripts of a page. */
export interface PageParts {
  /** Scripts of a hydrated page, the entry first. */
  app: readonly string[]
  /** Additional scripts of the login dialog, loaded when a static page opens it. */
  account: readonly string[]
}

interface ManifestChunk {
  file: string
  imports?: string[]
}

type Manifest = Record<string, ManifestChunk>

const textsOf = (language: PageLanguage, name: string) => `src/shared/texts/${language}/${name}.ts`
const isMain = (name: string) => mainParts.some((part) => part === name)

const dist = new URL('../../../dist/', import.meta.url)
export const clientFolder = new URL('client/', dist)

export async function loadClientBuild(): Promise<ClientBuild> {
  const manifest = JSON.parse(
    await readFile(new URL('.vite/manifest.json', clientFolder), 'utf8'),
  ) as Manifest
  const template = removeEntryScript(await readFile(new URL('index.html', clientFolder), 'utf8'))
  const entry = (await import(new URL('server/entry-server.js', dist).href)) as typeof Entry
  return {
    entry,
    template,
    parts({ chunk, texts }, language) {
      const table = texts.every(isMain) ? [] : ['src/client/platform/texts/rare-texts.ts']
      const own = ['shop', ...texts].map((name) => textsOf(language, name))
      const app = chunksOf(manifest, ['index.html', chunk, ...table, ...own])
      const dialog = ['src/client/auth/sign-in/sign-in-dialog.tsx', textsOf(language, 'members')]
      const account = chunksOf(manifest, dialog).filter((part) => !app.includes(part))
      return { app: app.map(addressOf), account: account.map(addressOf) }
    },
  }
}

const addressOf = ({ file }: ManifestChunk) => `/${file}`

/** Removes the entry's script tag, which Vite needs. In production, the script in the head starts the app. */
export function removeEntryScript(html: string): string {
  return html.replace(/\s*<script type="module"[^>]* src="[^"]*"><\/script>/, '')
}

/** Returns the chunks of these modules and of all their imports. Throws if the build does not contain one. */
function chunksOf(manifest: Manifest, modules: string[]): ManifestChunk[] {
  const chunks = new Map<string, ManifestChunk>()
  const add = (name: string) => {
    if (chunks.has(name)) return
    const chunk = manifest[name]
    if (chunk === undefined) throw new Error(`The client's build has no chunk for ${name}`)
    chunks.set(name, chunk)
    chunk.imports?.forEach(add)
  }
  modules.forEach(add)
  return [...chunks.values()]
}
