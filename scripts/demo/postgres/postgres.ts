import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type ChildProgram, startChildProgram, waitForReadiness } from '../../processes/child-program.ts'
import { findFreePort } from '../../processes/ports.ts'
import { findPostgresBinaries } from './postgres-binaries.ts'
import {
  toDataPath,
  stopOrphanedServer,
  findLastPort,
  isServerReady,
  prepareDataDirectory,
} from './postgres-directory.ts'

type Postgres = {
  /** URL of the server. `${address}/name` is the URL of a database. */
  address: string
  url(database: string): string
  /** Folder of the Unix socket. Only a fast server has one. */
  socketDirectory: string
  child: ChildProgram
  stop(): Promise<void>
}

type PostgresOptions = {
  /** Data directory, which is created at the first start. */
  dir: string
  log?: string
  /** Whether to be fast instead of durable, for tests: data is lost if the machine crashes. */
  fast?: boolean
}

const fastSettings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=256MB',
  'autovacuum=off',
  'jit=off',
  'max_connections=200',
]

/** Starts the embedded PostgreSQL on 127.0.0.1. Stops a server that an earlier run left running. */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const { dir, log = `${options.dir}.log`, fast = false } = options
  const binaries = await findPostgresBinaries(dir)
  const directory = await prepareDataDirectory(dir, binaries, fast)
  await stopOrphanedServer(directory)

  // The Unix socket of a fast server is in its data directory, which is its working directory.
  const sockets = `unix_socket_directories=${fast ? '.' : ''}`
  const settings = ['listen_addresses=127.0.0.1', sockets, ...(fast ? fastSettings : [])]
  const dataPath = toDataPath(directory, binaries)
  const start = async (port: number) => {
    const child = await startChildProgram({
      name: 'PostgreSQL',
      command: path.join(binaries.bin, 'postgres'),
      args: ['-D', dataPath, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      cwd: directory,
      env: binaries.env,
      user: binaries.user,
      log,
      // SIGINT is a fast shutdown. After SIGTERM, PostgreSQL would wait until every client disconnects.
      endSignal: 'SIGINT',
    })
    await waitForReadiness(child, () => isServerReady(directory, child.pid), 60_000)
    return child
  }
  const { child, port } = await startOnFreePort(start, await findLastPort(directory))
  const address = `postgres://postgres@127.0.0.1:${port}`
  return {
    address,
    url: (database) => `${address}/${database}`,
    socketDirectory: directory,
    child,
    stop: () => child.stop(30_000),
  }
}

async function startOnFreePort(start: (port: number) => Promise<ChildProgram>, lastPort: number | undefined) {
  const deadline = performance.now() + 15_000
  for (let preferred = lastPort; ; preferred = undefined) {
    const port = await findFreePort(preferred)
    try {
      return { child: await start(port), port }
    } catch (error) {
      // These errors are temporary: another program took the port, or the children of a killed server are still stopping.
      const passing = /Address already in use|shared memory block .* is still in use/.test(String(error))
      if (!passing || performance.now() > deadline) throw error
      await sleep(100)
    }
  }
}
