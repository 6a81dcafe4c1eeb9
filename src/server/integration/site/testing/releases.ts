import { execFile } from 'node:child_process'
import { symlink } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '../../../../../scripts/processes/project.ts'

const run = promisify(execFile)

/** The shop at a commit, or as it is in this folder. */
export interface Release {
  name: string
  folder: string
}

/** What sold as 0.1.0 last: versions were not raised before. */
const firstRelease = 'fc622bcf'

async function git(...args: string[]): Promise<string> {
  return (await run('git', args, { cwd: projectRoot })).stdout.trim()
}

/** The commits of the releases, the oldest first: each raises the version in package.json. */
export async function listReleases(): Promise<string[]> {
  const raises = await git('log', '--reverse', '--format=%h', '-G^  "version": ', '--', 'package.json')
  return [firstRelease, ...raises.split('\n').slice(1)]
}

/** The last commit of this folder. */
export const lastCommit = () => git('log', '-1', '--format=%h')

/** Checks out a release into an empty folder and builds it, with the packages of this one. */
export async function checkOut(commit: string, folder: string): Promise<Release> {
  await git('archive', `--output=${folder}.tar`, commit)
  await run('tar', ['-xf', `${folder}.tar`], { cwd: folder })
  await symlink(path.join(projectRoot, 'node_modules'), path.join(folder, 'node_modules'))
  await buildRelease(folder)
  return { name: commit, folder }
}

export const buildRelease = (folder: string) => run(process.execPath, ['scripts/build.ts'], { cwd: folder })

/** Runs a command of a release, as an operator does. Answers what it prints. */
export async function runScript(
  { folder }: Release,
  script: string,
  settings: Record<string, string>,
  ...args: string[]
): Promise<string> {
  const env = { ...process.env, ...settings }
  return (await run(process.execPath, [`scripts/${script}.ts`, ...args], { cwd: folder, env })).stdout
}
