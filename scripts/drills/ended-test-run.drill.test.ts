import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, readdirSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { projectRoot } from '../processes/project.ts'

/** Returns the commands of running processes that inherited this environment variable. */
function listProcesses(variable: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const environment = readFileSync(`/proc/${pid}/environ`, 'utf8')
        return environment.includes(variable) ? readFileSync(`/proc/${pid}/cmdline`, 'utf8') : []
      } catch {
        // Reading fails if the process has just ended, or belongs to another user.
        return []
      }
    })
}

const journey = 'src/server/integration/guides/my-guides.browser.test.ts'
/** Signals that end a run: Ctrl-C to all processes of the terminal, or a signal to one process of the run. */
const ends: [string, NodeJS.Signals, (pids: { npm: number; vitest: number }) => number][] = [
  ['Ctrl-C', 'SIGINT', ({ npm }) => -npm],
  ['kill -9 of npm', 'SIGKILL', ({ npm }) => npm],
  ['kill -9 of vitest', 'SIGKILL', ({ vitest }) => vitest],
]

test.each(ends)('%s leaves no process of a test run running', async (_name, signal, pick) => {
  const variable = `TEST_RUN_MARK=${crypto.randomUUID()}`
  const [name = '', value = ''] = variable.split('=')
  const env = { ...process.env, [name]: value }
  const run = spawn('npm', ['test', '--', journey], { cwd: projectRoot, env, detached: true, stdio: 'pipe' })
  const lines = createInterface(run.stdout)
  const { promise: aTestPassed, resolve, reject } = Promise.withResolvers<void>()
  lines.on('line', (line) => line.includes('  ✓') && resolve())
  lines.on('close', () => reject(new Error('The run ended before one of its tests passed')))
  await aTestPassed
  expect(listProcesses(variable).join('\n')).toContain('chromium')

  const vitest = readdirSync('/proc').find((pid) => isVitest(pid, variable))
  process.kill(pick({ npm: run.pid ?? 0, vitest: Number(vitest) }), signal)
  await once(run, 'exit')

  await expect.poll(() => listProcesses(variable), { interval: 200 }).toEqual([])
})

function isVitest(pid: string, variable: string): boolean {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    return /vitest\0run/.test(command) && readFileSync(`/proc/${pid}/environ`, 'utf8').includes(variable)
  } catch {
    return false
  }
}
