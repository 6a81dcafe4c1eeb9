import { createHash } from 'node:crypto'
import { access, mkdir, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { runProgram } from '../processes/child-program.ts'
import { projectRoot } from '../processes/project.ts'

const sources = [
  'index.html',
  'package-lock.json',
  'scripts/build/compressed-files.ts',
  'scripts/build/first-visit-budget.ts',
  'scripts/build/head-script.ts',
  'scripts/build/plain-imports.ts',
  'scripts/build/release-files.ts',
  'scripts/build/trpc-tree-shaking.ts',
  'src/client',
  'src/shared',
  'vite.config.ts',
]
const products = [
  'dist/client/.vite/manifest.json',
  'dist/client/service-worker.js',
  'dist/server/entry-server.js',
]
const marker = path.join(projectRoot, 'dist/built-from')

export async function isClientFresh(): Promise<boolean> {
  const built = await readFile(marker, 'utf8').catch(() => undefined)
  if (built === undefined || built !== (await hashSources())) return false
  return Promise.all(products.map((file) => access(path.join(projectRoot, file)))).then(
    () => true,
    () => false,
  )
}

/** Builds the browser's files, and the entry that renders pages on the server. */
export async function buildClient(log: string): Promise<void> {
  const hash = await hashSources()
  await rm(marker, { force: true })
  await runProgram({
    name: 'The build',
    command: process.execPath,
    args: [path.join(projectRoot, 'node_modules/vite/bin/vite.js'), 'build', '--app'],
    cwd: projectRoot,
    env: { ...process.env, NODE_ENV: 'production' },
    log,
  })
  await mkdir(path.dirname(marker), { recursive: true })
  await writeFile(marker, hash)
}

async function hashSources(): Promise<string> {
  const hash = createHash('sha256')
  for (const file of (await Promise.all(sources.map(listFiles))).flat()) {
    hash.update(file).update('\0')
    hash.update(await readFile(path.join(projectRoot, file))).update('\0')
  }
  return hash.digest('hex')
}

async function listFiles(source: string): Promise<string[]> {
  const place = path.join(projectRoot, source)
  if (!(await stat(place)).isDirectory()) return [source]
  const entries = await readdir(place, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => path.relative(projectRoot, path.join(entry.parentPath, entry.name)))
    .toSorted()
}
