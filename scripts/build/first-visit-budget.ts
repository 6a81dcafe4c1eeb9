import { writeFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { pageLanguages } from '../../src/shared/languages.ts'

/** Maximum size of the scripts of a hydrated page, in bytes after gzip (R11). */
const budgetBytes = 110_000
/** Maximum size of the styles of all pages except the admin, in bytes after Brotli (R11). */
const styleBudgetBytes = 10_000
/** Budgeted pages, each with the module of texts that it loads besides the shared ones. */
const firstVisits: [page: string, texts: string][] = [
  ['home/home-page', 'home'],
  ['guides/catalogue/guide-list-page', 'catalogue'],
  ['guides/reading/guide-page', 'guide'],
]

interface Chunk {
  code: string
  imports: string[]
}

/** Returns a Vite plugin that fails the build if home, list or a guide exceeds the budget. */
export function firstVisitBudgetPlugin(): Plugin {
  return {
    name: 'first-visit-budget',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle(_options, bundle) {
      const chunks = new Map<string, Chunk>()
      const byModule = new Map<string, string>()
      for (const [file, output] of Object.entries(bundle)) {
        if (output.type !== 'chunk') continue
        chunks.set(file, { code: output.code, imports: output.imports })
        if (output.facadeModuleId !== null)
          byModule.set(output.facadeModuleId.replace(/^.*\/src\//, 'src/'), file)
      }
      const visits: Record<string, number> = {}
      const entry = Object.entries(bundle).find(
        ([, output]) => output.type === 'chunk' && output.isEntry,
      )?.[0]
      for (const [visit, texts] of firstVisits) {
        for (const language of pageLanguages) {
          const modules = [
            `src/client/${visit}.tsx`,
            `src/shared/texts/${language}/shop.ts`,
            `src/shared/texts/${language}/${texts}.ts`,
          ]
          const roots = modules.map((module) => byModule.get(module) ?? missing(module))
          const bytes = sizeOf([entry ?? missing('the entry'), ...roots], chunks)
          visits[`${visit} (${language})`] = bytes
          this.info(`${visit} (${language}): ${(bytes / 1000).toFixed(1)} kB gzip on the first visit`)
          if (bytes > budgetBytes)
            this.error(`${visit} (${language}) loads ${bytes} bytes, more than ${budgetBytes}`)
        }
      }
      for (const [file, output] of Object.entries(bundle)) {
        if (output.type !== 'asset' || !/\/style-[^/]+\.css$/.test(file)) continue
        const bytes = brotliCompressSync(output.source).length
        if (bytes > styleBudgetBytes) this.error(`${file} has ${bytes} bytes, more than ${styleBudgetBytes}`)
      }
      writeFileSync('dist/first-visit.json', JSON.stringify(visits))
    },
  }
}

function missing(module: string): never {
  throw new Error(`The first visit can’t be measured: ${module} has no chunk of its own`)
}

function sizeOf(roots: string[], chunks: Map<string, Chunk>): number {
  const seen = new Set<string>()
  const visit = (file: string): void => {
    if (seen.has(file)) return
    seen.add(file)
    chunks.get(file)?.imports.forEach(visit)
  }
  roots.forEach(visit)
  return [...seen].reduce((sum, file) => sum + gzipSync(chunks.get(file)?.code ?? '').length, 0)
}
