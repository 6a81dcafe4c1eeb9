import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type ProcessRecord, isProcessRunning, readProcessRecord } from './processes.ts'

// Milliseconds to wait for another run. A run whose npm process was killed notices it within a second and stops.
const patienceMs = 5000

/** Locks a folder, so that this process is its only run. Takes over the lock of a killed run. */
export async function lockFolder(folder: string): Promise<{ release: () => Promise<void> }> {
  await mkdir(folder, { recursive: true })
  const lock = path.join(folder, 'run.lock')
  const own = path.join(folder, `run.lock.${process.pid}`)
  const text = JSON.stringify(await readProcessRecord(process.pid))
  await writeFile(own, text)
  try {
    await placeLock(own, lock, text)
  } finally {
    await rm(own)
  }
  return { release: () => rm(lock, { force: true }) }
}

async function placeLock(own: string, lock: string, text: string): Promise<void> {
  const deadline = performance.now() + patienceMs
  for (;;) {
    const holder = await findHolder(lock)
    if (holder === undefined) {
      await rm(lock, { force: true })
      // Linking is atomic, so no process can read a partial lock.
      await link(own, lock).catch(() => {})
      // Another process that found the same stale lock may have removed this new lock instead.
      await sleep(50)
      if ((await readFile(lock, 'utf8').catch(() => '')) === text) return
    } else if (performance.now() > deadline) {
      const where = path.dirname(lock)
      const way = 'Stop it, or choose another folder (DATA_DIR=…) and port (PORT=…).'
      throw new Error(`Process ${holder.pid} already runs a shop on ${where}. ${way}`)
    }
    await sleep(100)
  }
}

async function findHolder(lock: string): Promise<ProcessRecord | undefined> {
  const text = await readFile(lock, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const holder = JSON.parse(text) as ProcessRecord
  return (await isProcessRunning(holder)) ? holder : undefined
}
