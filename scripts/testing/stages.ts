import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { timeoutMs as waitTimeoutMs } from './timeouts.ts'
import { projectRoot } from '../processes/project.ts'

export type Stage = {
  name: string
  /** Command to run: a tool of node_modules/.bin, or a script of the project. */
  command: string[]
  /** Whether output is shown while the stage runs. Otherwise it is only shown if the stage fails. */
  live?: boolean
  /** Milliseconds after which a hanging stage fails, so that it doesn't block the result. */
  timeoutMs?: number
  env?: NodeJS.ProcessEnv
}

export type StageResult = { name: string; passed: boolean; seconds: number }

const usualTimeoutMs = 60 * waitTimeoutMs
const running = new Set<ChildProcess>()

/** Runs stages, at most `atOnce` in parallel. Returns the results in the order of the stages. */
export async function runStages(stages: Stage[], atOnce: number): Promise<StageResult[]> {
  const results = new Map<Stage, StageResult>()
  const waiting = [...stages]
  const work = async () => {
    for (let stage = waiting.shift(); stage !== undefined; stage = waiting.shift())
      results.set(stage, await runStage(stage))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return stages.flatMap((stage) => results.get(stage) ?? [])
}

async function runStage({
  name,
  command,
  live = false,
  timeoutMs = usualTimeoutMs,
  env,
}: Stage): Promise<StageResult> {
  const started = performance.now()
  if (live) console.log(`\n— ${name}`)
  const [program = '', ...args] = command
  const child = spawn(program, args, {
    cwd: projectRoot,
    env: { ...process.env, ...env, PATH: toolPath() },
    // The channel transfers no messages. It closes when this process is killed, which a live stage notices.
    stdio: live ? ['ignore', 'inherit', 'inherit', 'ipc'] : ['ignore', 'pipe', 'pipe'],
    timeout: timeoutMs,
  })
  running.add(child)
  const ended = new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false))
    child.once('close', (code) => resolve(code === 0))
  })
  const [passed, out, errors] = await Promise.all([ended, wordsOf(child.stdout), wordsOf(child.stderr)])
  running.delete(child)

  const seconds = (performance.now() - started) / 1000
  if (!live) console.log(`${passed ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`)
  if (!passed && !live) console.log(`${out}${errors}`)
  return { name, passed, seconds }
}

/** Stops the running stages when this process is asked to stop, and exits with code 130. */
export function stopStagesOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, endStages)
  process.once('disconnect', endStages)
  process.channel?.unref()
}

function endStages(): void {
  for (const child of running) child.kill()
  void Promise.all([...running].map((child) => once(child, 'exit'))).finally(() => process.exit(130))
}

async function wordsOf(stream: NodeJS.ReadableStream | null): Promise<string> {
  return stream === null ? '' : text(stream)
}

// Returns a PATH on which tools find this Node, because they start with `env node`.
function toolPath(): string {
  const folders = [
    path.dirname(process.execPath),
    path.join(projectRoot, 'node_modules/.bin'),
    process.env['PATH'],
  ]
  return folders.join(path.delimiter)
}
