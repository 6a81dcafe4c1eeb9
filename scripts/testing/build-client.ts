import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '../processes/project.ts'

/** Builds the client if its files have changed. vitest calls this as globalSetup. */
export async function setup(): Promise<void> {
  const script = path.join(projectRoot, 'scripts/build.ts')
  await promisify(execFile)(process.execPath, [script, '--if-stale'], { cwd: projectRoot })
}
