import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type ChildProgram, readLogTail } from './child-program.ts'
import { type ProcessRecord, endProcess, readProcessRecord } from './processes.ts'

type Entry = ProcessRecord & { name: string; endSignal: NodeJS.Signals }

/** Programs of one run. They are stopped together in reverse order of their start, and reported if one ends by itself. */
export type ProcessGroup = {
  add(child: ChildProgram): Promise<void>
  /** Rejects when one of the programs ends unexpectedly. */
  loss: Promise<never>
  stopAll(): Promise<void>
  killAll(): void
}

const fileOf = (folder: string) => path.join(folder, 'processes.json')

export function createProcessGroup(folder: string): ProcessGroup {
  const children: ChildProgram[] = []
  const entries: Entry[] = []
  const { promise: loss, reject } = Promise.withResolvers<never>()
  let stopping = false

  const watch = async (child: ChildProgram) => {
    const how = await child.exited
    if (!stopping) reject(new Error(`${child.name} ended (${how}). ${await lastWordsOf(child)}`))
  }
  return {
    loss,
    async add(child) {
      const record = await readProcessRecord(child.pid)
      children.unshift(child)
      entries.unshift({ name: child.name, endSignal: child.endSignal, ...record })
      await writeFile(fileOf(folder), JSON.stringify(entries))
      void watch(child)
    },
    async stopAll() {
      stopping = true
      for (const child of children) await child.stop(20_000)
      await rm(fileOf(folder), { force: true })
    },
    killAll() {
      stopping = true
      // PostgreSQL stops immediately on SIGQUIT and recovers at the next start. After SIGKILL, its children would continue for
      // a while.
      for (const child of children) child.signal(child.endSignal === 'SIGINT' ? 'SIGQUIT' : 'SIGKILL')
    },
  }
}

/** Stops processes that a killed run left running. */
export async function stopLeftoverProcesses(folder: string): Promise<void> {
  const text = await readFile(fileOf(folder), 'utf8').catch(() => '[]')
  for (const { endSignal, ...record } of JSON.parse(text) as Entry[]) await endProcess(record, endSignal)
  await rm(fileOf(folder), { force: true })
}

async function lastWordsOf(child: ChildProgram): Promise<string> {
  return `The end of ${child.log}:\n${await readLogTail(child.log)}`
}
