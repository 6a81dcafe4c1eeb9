import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

/** A process id alone may belong to a stranger after a while; together with its start it cannot. */
export type ProcessRecord = { pid: number; startedAt: string }

const run = promisify(execFile)

/** When the process started, in the system's own words; undefined when there is no such (living) process. */
export async function findStart(pid: number): Promise<string | undefined> {
  if (process.platform !== 'linux') {
    const { stdout } = await run('ps', ['-o', 'lstart=', '-p', String(pid)]).catch(() => ({ stdout: '' }))
    return stdout.trim() || undefined
  }
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The second field is the program's name and may hold blanks and brackets; the fields count from behind it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const state = fields[0]
  return state === undefined || state === '' || state === 'Z' || state === 'X' ? undefined : fields[19]
}

export async function processRecordOf(pid: number): Promise<ProcessRecord> {
  return { pid, startedAt: (await findStart(pid)) ?? 'ended' }
}

export async function isRunning(record: ProcessRecord): Promise<boolean> {
  return (await findStart(record.pid)) === record.startedAt
}

/** Asks a process of an earlier run to end, insists after a while, and returns when it is gone. */
export async function endProcess(record: ProcessRecord, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  for (const [attempt, patienceMs] of [
    [signal, 10_000],
    ['SIGKILL', 2000],
  ] as const) {
    if (!(await isRunning(record))) return
    send(record.pid, attempt)
    for (let waited = 0; waited < patienceMs && (await isRunning(record)); waited += 25) await sleep(25)
  }
  if (await isRunning(record)) throw new Error(`Process ${record.pid} of an earlier run does not end.`)
}

/** Sends a signal; a process that has just ended is no error. */
export function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
