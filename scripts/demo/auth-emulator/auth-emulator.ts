import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ChildProgram, waitForAnnouncedUrl, startChildProgram } from '../../processes/child-program.ts'

const firebaseProjectId = 'demo-guides'

export type AuthEmulator = {
  url: string
  /** Host and port in the format of FIREBASE_AUTH_EMULATOR_HOST. */
  host: string
  projectId: string
  child: ChildProgram
  stop(): Promise<void>
}

type AuthEmulatorOptions = {
  /** Folder that contains the accounts in `auth/`. Without it, they are lost when the emulator stops. */
  dataDir?: string
  /** URL of the mail server for the emails that Firebase would send. */
  smtpUrl?: string
}

/** Starts the official Firebase Auth emulator offline, on a free port of 127.0.0.1. */
export async function startAuthEmulator({
  dataDir,
  smtpUrl,
}: AuthEmulatorOptions = {}): Promise<AuthEmulator> {
  const temporary = dataDir === undefined ? await mkdtemp(path.join(tmpdir(), 'auth-emulator-')) : undefined
  const child = await startChildProgram({
    name: 'Firebase Auth emulator',
    command: process.execPath,
    args: [
      fileURLToPath(new URL('./auth-emulator-process.ts', import.meta.url)),
      `--project=${firebaseProjectId}`,
      ...(smtpUrl === undefined ? [] : [`--smtp=${smtpUrl}`]),
      ...(dataDir === undefined ? [] : [`--accounts=${path.resolve(dataDir, 'auth')}`]),
    ],
    log: path.join(temporary ?? path.resolve(dataDir ?? '', 'logs'), 'auth-emulator.log'),
  })
  const { url } = await waitForAnnouncedUrl(child, 120_000)
  const stop = async () => {
    await child.stop()
    if (temporary !== undefined) await rm(temporary, { recursive: true, force: true })
  }
  return { url, host: new URL(url).host, projectId: firebaseProjectId, child, stop }
}
