import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

/** Identifies a process. Its id may be reused by another program later, but together with the start time it is unique. */
export type ProcessRecord = { pid: number; startedAt: string }

const run = promisify(execFile)

/** Returns the start time of a process in the system's format. Undefined if no such process is running. */
export async function findStartTime(pid: number): Promise<string | undefined> {
  if (process.platform !== 'linux') {
    const { stdout } = await run('ps', ['-o', 'lstart=', '-p', String(pid)]).catch(() => ({ stdout: '' }))
    return stdout.trim() || undefined
  }
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // Fields are counted after the program's name, the second field, which may contain spaces and parentheses.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const state = fields[0]
  return state === undefined || state === '' || state === 'Z' || state === 'X' ? undefined : fields[19]
}

export async function readProcessRecord(pid: number): Promise<ProcessRecord> {
  return { pid, startedAt: (await findStartTime(pid)) ?? 'ended' }
}

export async function isProcessRunning(record: ProcessRecord): Promise<boolean> {
  return (await findStartTime(record.pid)) === record.startedAt
}

/** Asks a process of an earlier run to stop, and kills it after a while. Resolves when it has ended. */
export async function endProcess(record: ProcessRecord, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  for (const [attempt, patienceMs] of [
    [signal, 10_000],
    ['SIGKILL', 2000],
  ] as const) {
    if (!(await isProcessRunning(record))) return
    sendSignal(record.pid, attempt)
    for (let waited = 0; waited < patienceMs && (await isProcessRunning(record)); waited += 25)
      await sleep(25)
  }
  if (await isProcessRunning(record)) throw new Error(`Process ${record.pid} of an earlier run doesn’t end.`)
}

/** Sends a signal to a process. Does nothing if it has already ended. */
export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
