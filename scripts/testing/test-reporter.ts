import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Reporter, TestCase, TestModule, TestSpecification, TestSuite, Vitest } from 'vitest/node'
import { projectRoot } from '../processes/project.ts'
import { drillTag } from './drill-tag.ts'
import { killStalledFiles, deleteWorkerRecords } from './stalled-files.ts'
import { estimateTimeLeft } from './time-left.ts'
import type { TestCounts } from './test-counts.ts'

type RunError = Parameters<NonNullable<Reporter['onTestRunEnd']>>[1][number]
type Task = TestCase | TestSuite | TestModule

const progressIntervalMs = 5000
/** Maximum number of files up to which each test is printed when it ends. */
const maxListedFiles = 60
const durationsFile = path.join(projectRoot, 'node_modules/.cache/test-durations.json')

/**
 * Vitest reporter that prints the progress and the remaining time every few seconds, and each failure immediately with its
 * location. Writes the counts to the file that TEST_COUNTS names.
 */
export default class TestReporter implements Reporter {
  readonly #started = performance.now()
  readonly #durations: Record<string, number> = readDurations()
  readonly #counts: TestCounts = { passed: 0, failed: [], skipped: 0 }
  readonly #running = new Map<string, { lastProgress: number }>()
  readonly #output = new Map<string, string>()
  readonly #printedErrors = new Set<unknown>()
  readonly #waiting = new Set<string>()
  readonly #done = new Set<string>()
  #timer: NodeJS.Timeout | undefined
  #vitest: Vitest | undefined

  onInit(vitest: Vitest): void {
    this.#vitest = vitest
    // The disconnection means that the process which started this run was killed.
    process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
    process.channel?.unref()
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    deleteWorkerRecords()
    for (const { moduleId } of specifications) this.#waiting.add(nameOf(moduleId))
    this.#timer = setInterval(() => this.#tick(), progressIntervalMs)
  }

  onTestModuleQueued({ moduleId }: TestModule): void {
    this.#running.set(nameOf(moduleId), { lastProgress: performance.now() })
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result()
    this.#noteProgress(test.module)
    if (state === 'passed') this.#counts.passed += 1
    // Skipped drills are not counted, because another run includes them.
    if (state === 'skipped' && test.tags.includes(drillTag.name)) return
    if (state === 'skipped') this.#counts.skipped += 1
    if (state === 'failed') this.#fail(`${nameOf(test.module.moduleId)}: ${test.fullName}`, errors, test)
    else if (this.#done.size + this.#waiting.size <= maxListedFiles)
      console.log(
        `  ${state === 'passed' ? '✓' : '-'} ${test.fullName} (${seconds(test.diagnostic()?.duration ?? 0)})`,
      )
    this.#output.delete(test.id)
  }

  onTestSuiteResult(suite: TestSuite): void {
    this.#noteProgress(suite.module)
    const errors = suite.errors()
    if (errors.length > 0) this.#fail(`${nameOf(suite.module.moduleId)}: ${suite.fullName}`, errors, suite)
  }

  onHookEnd({ entity }: { entity: Task }): void {
    this.#noteProgress(entity.type === 'module' ? entity : entity.module)
  }

  onTestModuleEnd(module: TestModule): void {
    const name = nameOf(module.moduleId)
    const errors = module.errors()
    if (errors.length > 0) this.#fail(name, errors, module)
    this.#running.delete(name)
    this.#waiting.delete(name)
    this.#done.add(name)
    const { duration } = module.diagnostic()
    if (module.ok()) this.#durations[name] = Math.round(duration)
    if (this.#done.size + this.#waiting.size > maxListedFiles) return
    const tests = [...module.children.allTests()].length
    console.log(`${module.ok() ? '✓' : '✗'} ${name} (${tests} tests, ${seconds(duration)})`)
  }

  onUserConsoleLog({ content, taskId = '' }: { content: string; taskId?: string }): void {
    this.#output.set(taskId, (this.#output.get(taskId) ?? '') + content)
  }

  onTestRunEnd(_modules: readonly TestModule[], unhandledErrors: readonly RunError[]): void {
    clearInterval(this.#timer)
    deleteWorkerRecords()
    for (const error of unhandledErrors) this.#reportUncaught(error)
    this.#printProgress()
    if (this.#done.size === 0) console.log('No test file matches.')
    mkdirSync(path.dirname(durationsFile), { recursive: true })
    writeFileSync(durationsFile, JSON.stringify(this.#durations))
    const countsFile = process.env['TEST_COUNTS']
    if (countsFile !== undefined) writeFileSync(countsFile, JSON.stringify(this.#counts))
  }

  #tick(): void {
    for (const error of this.#vitest?.state.getUnhandledErrors() ?? [])
      this.#reportUncaught(error as RunError)
    for (const name of killStalledFiles(this.#running))
      console.log(`✗ ${name}: ended, as no test of it completes`)
    this.#printProgress()
  }

  #printProgress(): void {
    const { passed, failed } = this.#counts
    const left = estimateTimeLeft(
      performance.now() - this.#started,
      this.#done,
      this.#waiting,
      this.#durations,
    )
    const files = `${this.#done.size} of ${this.#done.size + this.#waiting.size} files`
    const tests = `${passed} passed, ${failed.length} failed`
    console.log(`  ${files} · ${tests} · ${seconds(performance.now() - this.#started)}${left}`)
  }

  #noteProgress({ moduleId }: TestModule): void {
    const file = this.#running.get(nameOf(moduleId))
    if (file !== undefined) file.lastProgress = performance.now()
  }

  #fail(name: string, errors: readonly RunError[], task: Task): void {
    this.#counts.failed.push(name)
    const output = this.#output.get(task.id) ?? ''
    console.log(`\n✗ ${name}${placeOf(errors)}`)
    if (output !== '') console.log(output.trimEnd())
    for (const error of errors) this.#vitest?.logger.printError(error, { project: task.project })
  }

  #reportUncaught(error: RunError): void {
    if (this.#printedErrors.has(error)) return
    this.#printedErrors.add(error)
    const { VITEST_TEST_PATH: file, VITEST_TEST_NAME: test } = error as Record<string, unknown>
    const where = [typeof file === 'string' ? nameOf(file) : 'the run', test].filter(Boolean).join(': ')
    this.#counts.failed.push(`${where} (uncaught error)`)
    console.log(`\n✗ ${where}: an error that no test caught${placeOf([error])}`)
    this.#vitest?.logger.printError(error)
  }
}

const nameOf = (moduleId: string): string => path.relative(projectRoot, moduleId)
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

function placeOf(errors: readonly RunError[]): string {
  const place = errors.flatMap(({ stacks = [] }) => stacks).find(({ file }) => !file.includes('node_modules'))
  return place === undefined ? '' : `\n  at ${nameOf(place.file)}:${place.line}:${place.column}`
}

function readDurations(): Record<string, number> {
  try {
    return JSON.parse(readFileSync(durationsFile, 'utf8')) as Record<string, number>
  } catch {
    // The file doesn't exist on the first run in this folder.
    return {}
  }
}
