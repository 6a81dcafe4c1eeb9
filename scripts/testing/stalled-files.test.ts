import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, expect, test } from 'vitest'
import { endStalledFiles, forgetWorkers } from './stalled-files.ts'
import { fileTimeoutMs } from './timeouts.ts'

afterAll(forgetWorkers)

/** A process that is a worker of this one, and completes no test. */
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

test('where no worker notes its file, as in drills, none is killed', () => {
  expect(endStalledFiles(new Map([['a.drill.test.ts', { lastProgress: 0 }]]), 2 * fileTimeoutMs)).toEqual([])
})

test('only the worker whose file has completed nothing for too long is killed, and the file is named', async () => {
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
