import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { lockFolder } from './run-lock.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'run-lock-test-'))

afterAll(() => rm(folder, { recursive: true, force: true }))

test('the lock of a killed run is taken over, even if another program has its process id', async () => {
  await writeFile(path.join(folder, 'run.lock'), JSON.stringify({ pid: process.pid, startedAt: 'long ago' }))

  const lock = await lockFolder(folder)
  await lock.release()

  expect(await readdir(folder)).toEqual([])
})

test('the second run on a folder waits until the first one has ended', async () => {
  const order: string[] = []
  const first = await lockFolder(folder)

  const second = lockFolder(folder).then(() => order.push('second runs'))
  order.push('first leaves')
  await first.release()
  await second

  expect(order).toEqual(['first leaves', 'second runs'])
})
