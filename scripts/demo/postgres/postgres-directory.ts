import { execFile } from 'node:child_process'
import { chown, mkdir, readFile, readdir, readlink, realpath, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { PostgresBinaries } from './postgres-binaries.ts'
import { endProcess, readProcessRecord } from '../../processes/processes.ts'

const run = promisify(execFile)

/** Creates the data directory at the first start, and returns its real path. */
export async function prepareDataDirectory(
  dir: string,
  binaries: PostgresBinaries,
  fast: boolean,
): Promise<string> {
  if ((await findText(dir, 'PG_VERSION')) === undefined) {
    // The directory is created under a temporary name and renamed when it is complete, so that an interrupted first start
    // leaves no partial data.
    const unfinished = `${dir}.unfinished`
    await rm(unfinished, { recursive: true, force: true })
    await mkdir(unfinished, { recursive: true, mode: 0o700 })
    await initialise(await realpath(unfinished), binaries, fast)
    await rename(unfinished, dir)
  }
  return realpath(dir)
}

async function initialise(directory: string, binaries: PostgresBinaries, fast: boolean): Promise<void> {
  const { bin, env, user } = binaries
  if (user) await chown(directory, user.uid, user.gid)
  const locale = ['-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  const place = ['-D', toDataPath(directory, binaries), '-U', 'postgres', '-A', 'trust']
  const args = [...place, ...locale, ...(fast ? ['--no-sync'] : [])]
  await run(path.join(bin, 'initdb'), args, { cwd: directory, env, ...user })
}

/** Returns the path by which the server accesses the directory. Its user may have no access to the folders above. */
export function toDataPath(directory: string, { user }: PostgresBinaries): string {
  // A process can access its own working directory even without access to the folders above.
  return user && process.platform === 'linux' ? '/proc/self/cwd' : directory
}

/** Stops a server that a killed run left running on this directory. */
export async function stopOrphanedServer(directory: string): Promise<void> {
  const pid = Number((await findText(directory, 'postmaster.pid'))?.split('\n')[0])
  if (!pid) return
  const left = await listProcessesOf(directory, pid)
  if (left.includes(pid)) await endProcess(await readProcessRecord(pid), 'SIGINT')
  for (const child of left) await endProcess(await readProcessRecord(child))
  // No server is left, so the process id in the file belongs to another program or a zombie. PostgreSQL would refuse to start
  // with that file.
  await rm(path.join(directory, 'postmaster.pid'), { force: true })
}

/** Returns the ids of the server and its children: all processes whose working directory is the data directory. */
async function listProcessesOf(directory: string, serverPid: number): Promise<number[]> {
  if (process.platform !== 'linux') {
    const { stdout } = await run('ps', ['-o', 'command=', '-p', String(serverPid)]).catch(() => ({
      stdout: '',
    }))
    return stdout.includes(directory) ? [serverPid] : []
  }
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const places = await Promise.all(pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => undefined)))
  return pids.filter((_, index) => places[index] === directory).map(Number)
}

/**
 * Returns whether the server is ready. Like pg_ctl, it checks that the process with this id has written "ready" into its file.
 */
export async function isServerReady(directory: string, pid: number): Promise<boolean> {
  const lines = (await findText(directory, 'postmaster.pid'))?.split('\n') ?? []
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready'
}

/** Returns the port of the previous start, so that earlier URLs stay valid. Undefined at the first start. */
export async function findLastPort(directory: string): Promise<number | undefined> {
  const port = /"-p" "(\d+)"/.exec((await findText(directory, 'postmaster.opts')) ?? '')?.[1]
  return port === undefined ? undefined : Number(port)
}

async function findText(directory: string, file: string): Promise<string | undefined> {
  return readFile(path.join(directory, file), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    if (error.code !== 'EACCES') throw error
    throw new Error(
      `${directory} belongs to another user; was it made by root? Remove it or become that user.`,
      {
        cause: error,
      },
    )
  })
}
