import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterEach, expect, test } from 'vitest'
import { startPostgres } from './postgres.ts'
import { findStartTime } from '../../processes/processes.ts'

const folders: string[] = []
const newFolder = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'postgres-test-'))
  folders.push(folder)
  return folder
}

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new Client(url)
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows as unknown[]
}

test('PostgreSQL keeps its rows and URL after a kill -9, in a folder closed to other users', async () => {
  const closed = await newFolder()
  await chmod(closed, 0o700)
  const dir = path.join(closed, 'data/postgres')

  const first = await startPostgres({ dir })
  await ask(first.url('postgres'), 'create table kept as select 42 as answer')
  first.child.signal('SIGKILL')
  const second = await startPostgres({ dir })
  const rows = await ask(second.url('postgres'), 'select answer from kept')
  await second.stop()

  expect(rows).toEqual([{ answer: 42 }])
  expect(second.url('postgres')).toBe(first.url('postgres'))
})

test('PostgreSQL stops with the program that started it, even after a kill', async () => {
  const dir = path.join(await newFolder(), 'postgres')
  const program = `
    const { startPostgres } = await import(${JSON.stringify(import.meta.resolve('./postgres.ts'))})
    const { child } = await startPostgres({ dir: ${JSON.stringify(dir)}, fast: true })
    console.log(child.pid)`
  const starter = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(starter.stdout, 'data')) as [Buffer]

  starter.kill('SIGKILL')

  await expect.poll(() => findStartTime(Number(line))).toBeUndefined()
})

test('a server that was left running is stopped at the next start', async () => {
  const dir = path.join(await newFolder(), 'postgres')

  const left = await startPostgres({ dir, fast: true })
  const next = await startPostgres({ dir, fast: true })
  await next.stop()

  expect(await left.child.exited).toBe('exit code 0')
})
