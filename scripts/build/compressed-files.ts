import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const encodings = { br: promisify(brotliCompress), gz: promisify(gzip) }
/** Minimum size of a compressed file. A smaller one fits into one packet without compression. */
const leastBytes = 1400

/**
 * Returns a Vite plugin that writes a copy of each script, style sheet and SVG, compressed at the highest level, for the server
 * to send.
 */
export function compressedFilesPlugin(): Plugin {
  return {
    name: 'compressed-files',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = '' }, bundle) {
      const texts = Object.keys(bundle).filter((file) => /^assets\/.*\.(js|css|svg)$/.test(file))
      await Promise.all(texts.map((file) => compress(path.join(dir, file))))
    },
  }
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.length < leastBytes) return
  for (const [ending, encode] of Object.entries(encodings))
    await writeFile(`${file}.${ending}`, await encode(bytes))
}
