import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sendSignal } from '../processes/processes.ts'
import { projectRoot } from '../processes/project.ts'
import { fileTimeoutMs } from './timeouts.ts'

/**
 * Returns the folder with a file per worker. The file is named by the worker's process id and contains the path of its test file.
 */
const folderOf = (runPid: number) =>
  path.join(projectRoot, 'node_modules/.cache/test-workers', String(runPid))

/** Deletes the records of this run, which may include those of an earlier run with the same process id. */
export function deleteWorkerRecords(): void {
  rmSync(folderOf(process.pid), { recursive: true, force: true })
}

/** Records which test file this worker is running. */
export function recordRunningFile(file: string): void {
  const folder = folderOf(process.ppid)
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, String(process.pid)), path.relative(projectRoot, file))
}

/** Kills workers whose test file has completed no test for too long. Returns these files. */
export function killStalledFiles(
  running: ReadonlyMap<string, { lastProgress: number }>,
  now = performance.now(),
): string[] {
  const stalled = [...running].filter(([, { lastProgress }]) => now - lastProgress > fileTimeoutMs)
  if (stalled.length === 0) return []
  const folder = folderOf(process.pid)
  // Drills record no file, because each is one long test.
  if (!existsSync(folder)) return []
  const names = new Set(stalled.map(([name]) => name))
  const workers = readdirSync(folder).map((pid) => ({
    pid,
    name: readFileSync(path.join(folder, pid), 'utf8'),
  }))
  const ended = workers.filter(({ name }) => names.has(name))
  for (const { pid } of ended) {
    sendSignal(Number(pid), 'SIGKILL')
    rmSync(path.join(folder, pid))
  }
  return ended.map(({ name }) => name)
}
