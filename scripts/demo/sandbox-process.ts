import path from 'node:path'
import { type ChildProgram, waitForAnnouncedUrl, startChildProgram } from '../processes/child-program.ts'
import { projectRoot } from '../processes/project.ts'

type Addresses = {
  /** URL of the Stripe fake. */
  url: string
  mailboxUrl: string
  smtpUrl: string
  /** URL of the fake model's page, URL of its API for the shop, and its name. */
  model: { url: string; modelUrl: string; name: string }
}

export type Sandbox = Addresses & {
  child: ChildProgram
  stop(): Promise<void>
}

type SandboxOptions = {
  dataDir: string
  smtpPort: number
  webhookUrl: string
  webhookSecret: string
}

/** Starts the fakes of Stripe, a mail server and a model. The first two store their data in the folder. */
export async function startSandbox({
  dataDir,
  smtpPort,
  webhookUrl,
  webhookSecret,
}: SandboxOptions): Promise<Sandbox> {
  const child = await startChildProgram({
    name: 'The sandbox',
    command: process.execPath,
    args: [
      path.join(projectRoot, 'scripts/sandbox/main.ts'),
      '--port=0',
      `--data=${path.resolve(dataDir, 'sandbox.json')}`,
      `--mails=${path.resolve(dataDir, 'mailbox.json')}`,
      `--smtp-port=${smtpPort}`,
      `--webhook-url=${webhookUrl}`,
      `--webhook-secret=${webhookSecret}`,
    ],
    log: path.resolve(dataDir, 'logs/sandbox.log'),
  })
  return { ...(await waitForAnnouncedUrl<Addresses>(child, 30_000)), child, stop: () => child.stop() }
}
