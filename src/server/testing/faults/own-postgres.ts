import { execFile } from 'node:child_process'
import { appendFile, mkdir, mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { migrateDatabase } from '../../../../scripts/operator/migrate.ts'
import { timeoutMs } from '../../../../scripts/testing/timeouts.ts'
import { startPostgres } from '../../../../scripts/demo/postgres/postgres.ts'

const run = promisify(execFile)

/** A separate PostgreSQL server on a small disk, which a drill may kill and fill. Requires Linux, and root to mount the disk. */
export interface OwnPostgres {
  url: string
  /** Kills the server and all its processes with SIGKILL. */
  kill: () => Promise<void>
  /** Starts the server unless it is running, and waits until it has recovered and accepts connections. */
  start: () => Promise<void>
  /** Fills the disk and the free space in tables. Repeats `write` until PostgreSQL refuses it. */
  fillDisk: (write: () => Promise<boolean>) => Promise<void>
  /** Also uses up the space that PostgreSQL has reserved for its write-ahead log. */
  fillLog: () => Promise<void>
  freeDisk: () => Promise<void>
  query: <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>
  close: () => Promise<void>
}

const diskMb = 400
const mb = Buffer.alloc(1024 * 1024)
/** Settings that keep the write-ahead log small, so that it soon needs a new file. */
const smallLog = "max_wal_size = '64MB'\nmin_wal_size = '32MB'\n"

export async function openOwnPostgres(): Promise<OwnPostgres> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fault-disk-'))
  const disk = path.join(folder, 'disk')
  const dir = path.join(disk, 'postgres')
  const log = path.join(folder, 'postgres.log')
  const filler = path.join(disk, 'filler')
  await mkdir(disk)
  await run('chmod', ['755', folder])
  await run('mount', ['-t', 'tmpfs', '-o', `size=${diskMb}m,mode=755`, 'fault-disk', disk])
  let postgres = await startPostgres({ dir, log })
  await migrateDatabase(postgres.url('postgres'), () => undefined)
  await postgres.stop()
  await appendFile(path.join(dir, 'postgresql.auto.conf'), smallLog)
  postgres = await startPostgres({ dir, log })
  let isRunning = true
  const watch = () => void postgres.child.exited.then(() => (isRunning = false))
  watch()

  async function query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    const client = new pg.Client({ connectionString: postgres.url('postgres') })
    client.on('error', () => undefined)
    await client.connect()
    try {
      return (await client.query<Row>(text, values)).rows
    } finally {
      await client.end()
    }
  }

  async function expectSaid(words: string): Promise<void> {
    if (!(await readFile(log, 'utf8')).includes(words)) throw new Error(`PostgreSQL has not said ${words}`)
  }

  return {
    url: postgres.url('postgres'),
    query,
    async kill() {
      postgres.child.signal('SIGKILL')
      await postgres.child.exited
    },
    async start() {
      if (!isRunning) {
        postgres = await startPostgres({ dir, log })
        isRunning = true
        watch()
      }
      await untilTaken(() => query('select 1'))
    },
    async fillDisk(write) {
      const file = await open(filler, 'a')
      try {
        for (const piece of [mb, mb.subarray(0, 4096)]) await writeUntilFull(() => file.write(piece))
      } finally {
        await file.close()
      }
      await untilRefused(write)
      await expectSaid('No space left on device')
    },
    async fillLog() {
      // Writing to the log of a full disk makes the server panic.
      const useUp = 'select pg_logical_emit_message(false, $1, repeat($1, 1024 * 1024))'
      const use = () =>
        query(useUp, ['x']).then(
          () => true,
          () => false,
        )
      await untilRefused(use)
      await expectSaid('PANIC')
    },
    freeDisk: () => rm(filler, { force: true }),
    async close() {
      await postgres.stop()
      await run('umount', [disk])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function writeUntilFull(write: () => Promise<unknown>): Promise<void> {
  try {
    for (;;) await write()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}

/** Repeats a write until it is refused. Throws if the disk can't be filled that way. */
async function untilRefused(write: () => Promise<boolean>): Promise<void> {
  for (let times = 0; times < diskMb; times += 1) if (!(await write())) return
  throw new Error('The disk was never full')
}

/** Waits until the server accepts connections. After a panic, it refuses them until it has recovered. */
async function untilTaken(connect: () => Promise<unknown>): Promise<void> {
  const until = performance.now() + timeoutMs
  for (;;) {
    const refusal = await connect().then(
      () => undefined,
      (error: unknown) => error,
    )
    if (refusal === undefined) return
    if (performance.now() > until) throw refusal
  }
}
