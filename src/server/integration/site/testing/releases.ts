import { execFile } from 'node:child_process'
import { symlink } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '../../../../../scripts/processes/project.ts'

const run = promisify(execFile)

/** The code of a commit, or of this folder. */
export interface Release {
  name: string
  folder: string
}

/** Last commit of version 0.1.0. No earlier commit changed the version. */
const firstRelease = 'fc622bcf'

async function git(...args: string[]): Promise<string> {
  return (await run('git', args, { cwd: projectRoot })).stdout.trim()
}

/** Lists the commits that raised the version in package.json, oldest first. */
export async function listReleases(): Promise<string[]> {
  const raises = await git('log', '--reverse', '--format=%h', '-G^  "version": ', '--', 'package.json')
  return [firstRelease, ...raises.split('\n').slice(1)]
}

/** Returns the abbreviated hash of the checked-out commit. */
export const readHeadCommit = () => git('log', '-1', '--format=%h')

/** Checks out a commit into an empty folder and builds it with the packages of this folder. */
export async function checkOutRelease(commit: string, folder: string): Promise<Release> {
  await git('archive', `--output=${folder}.tar`, commit)
  await run('tar', ['-xf', `${folder}.tar`], { cwd: folder })
  await symlink(path.join(projectRoot, 'node_modules'), path.join(folder, 'node_modules'))
  await buildRelease(folder)
  return { name: commit, folder }
}

export const buildRelease = (folder: string) => run(process.execPath, ['scripts/build.ts'], { cwd: folder })

/** Runs a script of a release and returns its standard output. */
export async function runReleaseScript(
  { folder }: Release,
  script: string,
  settings: Record<string, string>,
  ...args: string[]
): Promise<string> {
  const env = { ...process.env, ...settings }
  return (await run(process.execPath, [`scripts/${script}.ts`, ...args], { cwd: folder, env })).stdout
}
