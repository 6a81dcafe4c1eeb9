import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, expect, test } from 'vitest'
import { endStalledFiles, forgetWorkers } from './stalled-files.ts'
import { fileTimeoutMs } from './timeouts.ts'

afterAll(forgetWorkers)

/** Starts a worker process that completes no test. */
async function startWorker(file: string) {
  const script = `
    import { noteRunningFile } from '${import.meta.dirname}/stalled-files.ts'
    noteRunningFile('${file}')
    console.log('noted')
    setInterval(() => undefined, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script])
  await once(child.stdout, 'data')
  return child
}

test('kills nothing if workers record no file, as in drills', () => {
  expect(endStalledFiles(new Map([['a.drill.test.ts', { lastProgress: 0 }]]), 2 * fileTimeoutMs)).toEqual([])
})

test('kills only the worker whose file has completed nothing for too long, and names the file', async () => {
  const stalled = await startWorker(`${import.meta.dirname}/stalled.test.ts`)
  const busy = await startWorker(`${import.meta.dirname}/busy.test.ts`)
  const running = new Map([
    ['scripts/testing/stalled.test.ts', { lastProgress: 0 }],
    ['scripts/testing/busy.test.ts', { lastProgress: fileTimeoutMs }],
  ])
  const ended = once(stalled, 'exit')

  expect(endStalledFiles(running, fileTimeoutMs)).toEqual([])
  expect(endStalledFiles(running, fileTimeoutMs + 1)).toEqual(['scripts/testing/stalled.test.ts'])

  expect(await ended).toEqual([null, 'SIGKILL'])
  expect(busy.exitCode).toBeNull()
  busy.kill()
})
