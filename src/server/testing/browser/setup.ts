import { type RunnerTestCase, afterAll, beforeEach } from 'vitest'
import { takeServerLogLines } from './server-log.ts'
import { saveArtifacts } from './artifacts.ts'
import { closeContexts, listOpenedContexts } from './contexts.ts'

// Unlike afterEach, onTestFinished also runs after a failed afterEach hook of the test file.
beforeEach(({ task, onTestFinished }) => {
  takeServerLogLines()
  onTestFinished(() => finish(task))
})

// Closes contexts that a hook of the test file opened.
afterAll(closeContexts)

async function finish(task: Readonly<RunnerTestCase>): Promise<void> {
  if (task.result?.state === 'fail') {
    const failure = {
      file: task.file.name,
      title: task.fullTestName,
      contexts: listOpenedContexts(),
      serverLines: takeServerLogLines(),
    }
    console.log(`Screenshots and logs of the failed test: ${await saveArtifacts(failure)}`)
  }
  await closeContexts()
}
