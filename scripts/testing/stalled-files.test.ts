import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, expect, test } from 'vitest'
import { killStalledFiles, deleteWorkerRecords } from './stalled-files.ts'
import { fileTimeoutMs } from './timeouts.ts'

afterAll(deleteWorkerRecords)

/** Starts a worker process that completes no test. */
async function startWorker(file: string) {
  const script = `
    import { recordRunningFile } from '${import.meta.dirname}/stalled-files.ts'
    recordRunningFile('${file}')
    console.log('noted')
    setInterval(() => undefined, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script])
  await once(child.stdout, 'data')
  return child
}

test('no worker is killed if workers record no file, as in drills', () => {
  expect(killStalledFiles(new Map([['a.drill.test.ts', { lastProgress: 0 }]]), 2 * fileTimeoutMs)).toEqual([])
})

test('only the worker whose test file makes no progress is killed, and the file is reported', async () => {
  const stalled = await startWorker(`${import.meta.dirname}/stalled.test.ts`)
  const busy = await startWorker(`${import.meta.dirname}/busy.test.ts`)
  const running = new Map([
    ['scripts/testing/stalled.test.ts', { lastProgress: 0 }],
    ['scripts/testing/busy.test.ts', { lastProgress: fileTimeoutMs }],
  ])
  const ended = once(stalled, 'exit')

  expect(killStalledFiles(running, fileTimeoutMs)).toEqual([])
  expect(killStalledFiles(running, fileTimeoutMs + 1)).toEqual(['scripts/testing/stalled.test.ts'])

  expect(await ended).toEqual([null, 'SIGKILL'])
  expect(busy.exitCode).toBeNull()
  busy.kill()
})
