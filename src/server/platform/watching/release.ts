import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Env } from '../env.ts'

const project = fileURLToPath(new URL('../../../../', import.meta.url))
const shownLetters = 10

/** Returns the running release: the package version, and in parentheses the setting `RELEASE` or the commit if known. */
export async function readRelease({ RELEASE }: Pick<Env, 'RELEASE'>): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(project, 'package.json'), 'utf8')) as {
    version: string
  }
  const name = RELEASE ?? (await findCommit(project))?.slice(0, shownLetters)
  return name === undefined ? version : `${version} (${name})`
}

/** Reads the commit from git's files, because a server may have a repository but no git. Undefined without a repository. */
async function findCommit(folder: string): Promise<string | undefined> {
  const linked = /^gitdir: (.+)/.exec((await textOf(path.join(folder, '.git'))) ?? '')?.[1]
  const own = linked === undefined ? path.join(folder, '.git') : path.resolve(folder, linked)
  const head = await textOf(path.join(own, 'HEAD'))
  const ref = /^ref: (.+)/.exec(head ?? '')?.[1]
  if (ref === undefined) return head
  const common = path.resolve(own, (await textOf(path.join(own, 'commondir'))) ?? '.')
  const packed = (await textOf(path.join(common, 'packed-refs')))?.split('\n')
  return (
    (await textOf(path.join(common, ref))) ?? packed?.find((line) => line.endsWith(` ${ref}`))?.split(' ')[0]
  )
}

/** Returns the trimmed text of a file. Undefined if it doesn't exist. */
async function textOf(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    if (absent.has((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
}

const absent = new Set(['ENOENT', 'EISDIR', 'ENOTDIR'])
