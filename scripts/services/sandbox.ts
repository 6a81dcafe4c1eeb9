import path from 'node:path'
import { type Child, announcedUrl, startChild } from './child.ts'
import { projectRoot } from './project.ts'

export type Sandbox = {
  url: string
  child: Child
  stop(): Promise<void>
}

type SandboxOptions = {
  dataDir: string
  webhookUrl: string
  webhookSecret: string
}

/** Starts the stand-in for Stripe; it keeps its own records in `sandbox.json` of the folder. */
export async function startSandbox({ dataDir, webhookUrl, webhookSecret }: SandboxOptions): Promise<Sandbox> {
  const child = await startChild({
    name: 'Stripe sandbox',
    command: process.execPath,
    args: [
      path.join(projectRoot, 'scripts/sandbox/main.ts'),
      '--port=0',
      `--data=${path.resolve(dataDir, 'sandbox.json')}`,
      `--webhook-url=${webhookUrl}`,
      `--webhook-secret=${webhookSecret}`,
    ],
    log: path.resolve(dataDir, 'logs/sandbox.log'),
  })
  return { url: await announcedUrl(child, 30_000), child, stop: () => child.stop() }
}
