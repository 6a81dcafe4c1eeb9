import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { projectRoot } from '../../../../scripts/processes/project.ts'

/** Reads the build manifest and returns a function that maps a module to the URL path of its chunk. */
export async function readChunkPaths(): Promise<(module: string) => string> {
  const text = await readFile(path.join(projectRoot, 'dist/client/.vite/manifest.json'), 'utf8')
  const chunks = JSON.parse(text) as Record<string, { file: string } | undefined>
  return (module) => `/${chunks[module]?.file ?? `no chunk of ${module}`}`
}
