import { execFile } from 'node:child_process'
import { mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { startAuthEmulator } from '../demo/auth-emulator/auth-emulator.ts'
import { ensureDatabase } from '../demo/database.ts'
import { startPostgres } from '../demo/postgres/postgres.ts'
import { projectRoot } from '../processes/project.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    services: TestServices
  }
}

type TestServices = {
  /** URL of the database server. `${postgresUrl}/name` is the URL of a database. */
  postgresUrl: string
  /** Folder of the server's Unix socket, which takes half the CPU time of TCP. */
  socketDirectory: string
  /** Name of a migrated database to copy. */
  template: string
  authEmulatorUrl: string
  projectId: string
}

type Running = { services: TestServices; stop: () => Promise<void> }

const run = promisify(execFile)

// Services that all vitest projects share. vitest calls the setup once per project, each from another copy of this module.
const shared = globalThis as { runningTestServices?: { running: Promise<Running>; users: number } }

/** Starts the real services, and returns a function that stops them. vitest calls this as globalSetup. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const services = (shared.runningTestServices ??= { running: start(), users: 0 })
  services.users += 1
  const running = await services.running
  project.provide('services', running.services)
  return async () => {
    services.users -= 1
    if (services.users > 0) return
    delete shared.runningTestServices
    await running.stop()
  }
}

async function start(): Promise<Running> {
  const folder = await mkdtemp(path.join((await roomyMemory()) ?? tmpdir(), 'test-services-'))
  const [{ postgres, template }, emulator] = await Promise.all([startMigrated(folder), startAuthEmulator()])
  const { url: authEmulatorUrl, projectId } = emulator
  return {
    services: {
      postgresUrl: postgres.address,
      socketDirectory: postgres.socketDirectory,
      template,
      authEmulatorUrl,
      projectId,
    },
    stop: async () => {
      await Promise.all([postgres.stop(), emulator.stop()])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const memory = '/dev/shm'
const enoughMemory = 2 * 1024 ** 3

/**
 * Returns a folder in memory with enough space. Most disks are slow to create the 700 small files of a database. Undefined if
 * there is none.
 */
async function roomyMemory(): Promise<string | undefined> {
  try {
    const { bavail, bsize } = await statfs(memory)
    return bavail * bsize > enoughMemory ? memory : undefined
  } catch {
    // Only Linux has this folder.
    return undefined
  }
}

async function startMigrated(folder: string) {
  const postgres = await startPostgres({ dir: path.join(folder, 'postgres'), fast: true })
  const template = 'template_of_tests'
  await ensureDatabase(postgres.url('postgres'), template)
  await run(process.execPath, [path.join(projectRoot, 'scripts/migrate.ts')], {
    env: { ...process.env, DATABASE_URL: postgres.url(template) },
  })
  return { postgres, template }
}
