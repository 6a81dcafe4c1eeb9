import { randomBytes } from 'node:crypto'
import { access, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type AuthEmulator, startAuthEmulator } from './auth-emulator/auth-emulator.ts'
import { runProgram, startChildProgram, waitForReadiness } from '../processes/child-program.ts'
import { buildClient, isClientFresh } from '../build/client-build.ts'
import { ensureDatabase, isCatalogEmpty } from './database.ts'
import { demoAccounts, ensureDemoAccounts } from './demo-accounts.ts'
import { startPostgres } from './postgres/postgres.ts'
import { findFreePort } from '../processes/ports.ts'
import { runStep } from '../processes/run-step.ts'
import { projectRoot } from '../processes/project.ts'
import type { ProcessGroup } from '../processes/process-group.ts'
import { getDemoDescriptionPath, getShopSettingsPath } from './run-files.ts'
import { type Sandbox, startSandbox } from './sandbox-process.ts'
import { type ShopMode, createShopEnvironment } from './shop-environment.ts'
import { writeDemoData } from './data/write-demo-data.ts'

type StackOptions = {
  mode: ShopMode
  port: number
  dataDir: string
  roster: ProcessGroup
}

/** A running demo, as described in `demo.json`. */
export type DemoStack = {
  url: string
  databaseUrl: string
  authEmulatorUrl: string
  stripeUrl: string
  mailboxUrl: string
  modelUrl: string
  webhookSecret: string
  accounts: typeof demoAccounts
}

// Plain --watch would also watch Vite's config, which Vite rewrites at every start. So the paths are explicit.
const watching = ['--watch-path=src/server', '--watch-path=src/shared', '--watch-preserve-output']

/** Starts the shop and all its services. Resolves when the shop is ready. */
export async function startDemoStack(options: StackOptions): Promise<DemoStack> {
  const { mode, port, dataDir } = options
  const origin = `http://localhost:${port}`
  const webhookSecret = `whsec_${randomBytes(16).toString('hex')}`
  await rm(getDemoDescriptionPath(dataDir), { force: true })

  const smtpPort = await findFreePort()

  const [databaseUrl, emulator, sandbox] = await Promise.all([
    prepareDatabase(options),
    prepareAccounts(options, smtpPort),
    prepareSandbox(options, smtpPort, webhookSecret),
    mode === 'demo' ? prepareClient(options) : undefined,
  ])
  const addresses = { origin, port, databaseUrl, emulator, sandbox, webhookSecret }
  const settings = createShopEnvironment(mode, addresses)
  await startShop(options, { ...process.env, ...settings })

  const stack: DemoStack = {
    url: origin,
    databaseUrl,
    authEmulatorUrl: emulator.url,
    stripeUrl: sandbox.url,
    mailboxUrl: sandbox.mailboxUrl,
    modelUrl: sandbox.model.url,
    webhookSecret,
    accounts: demoAccounts,
  }
  await writeFile(getShopSettingsPath(dataDir), toEnvFile(settings))
  await writeFile(getDemoDescriptionPath(dataDir), `${JSON.stringify(stack, null, 2)}\n`)
  return stack
}

const toEnvFile = (settings: Record<string, string>) =>
  Object.entries(settings)
    .map(([name, value]) => `${name}='${value}'\n`)
    .join('')
const logOf = ({ dataDir }: StackOptions, name: string) => path.join(dataDir, 'logs', `${name}.log`)

async function prepareDatabase(options: StackOptions): Promise<string> {
  const url = process.env['DATABASE_URL'] || (await runStep('PostgreSQL', () => startOwnDatabase(options)))
  await runStep('Schema', () => runScript(options, 'migrate', url))
  // This file remains after an interrupted seed, which then runs again.
  const unfinished = path.join(options.dataDir, 'seeding')
  if ((await isCatalogEmpty(url)) || (await exists(unfinished))) {
    await writeFile(unfinished, '')
    await runStep('Demo guides', () => runScript(options, 'seed', url))
    await runStep('Demo data', () => writeDemoData(url))
    await rm(unfinished)
  }
  return url
}

async function startOwnDatabase(options: StackOptions): Promise<string> {
  const postgres = await startPostgres({
    dir: path.join(options.dataDir, 'postgres'),
    log: logOf(options, 'postgres'),
  })
  await options.roster.add(postgres.child)
  await ensureDatabase(postgres.url('postgres'), 'guides')
  return postgres.url('guides')
}

async function runScript(options: StackOptions, name: string, databaseUrl: string): Promise<void> {
  await runProgram({
    name: `scripts/${name}.ts`,
    command: process.execPath,
    args: [path.join(projectRoot, `scripts/${name}.ts`)],
    env: { ...process.env, DATABASE_URL: databaseUrl },
    log: logOf(options, name),
  })
}

async function prepareAccounts({ dataDir, roster }: StackOptions, smtpPort: number): Promise<AuthEmulator> {
  return runStep('Firebase Auth emulator and demo accounts', async () => {
    const emulator = await startAuthEmulator({ dataDir, smtpUrl: `smtp://127.0.0.1:${smtpPort}` })
    await roster.add(emulator.child)
    await ensureDemoAccounts(emulator)
    return emulator
  })
}

async function prepareSandbox(
  options: StackOptions,
  smtpPort: number,
  webhookSecret: string,
): Promise<Sandbox> {
  const webhookUrl = `http://127.0.0.1:${options.port}/api/webhooks/stripe`
  return runStep('Stripe sandbox, mailbox and model', async () => {
    const sandbox = await startSandbox({ dataDir: options.dataDir, smtpPort, webhookUrl, webhookSecret })
    await options.roster.add(sandbox.child)
    return sandbox
  })
}

async function prepareClient(options: StackOptions): Promise<void> {
  if (!(await isClientFresh())) await runStep('Client build', () => buildClient(logOf(options, 'build')))
}

async function startShop(options: StackOptions, env: NodeJS.ProcessEnv): Promise<void> {
  await runStep('Shop', async () => {
    const child = await startChildProgram({
      name: 'The shop',
      command: process.execPath,
      args: [...(options.mode === 'dev' ? watching : []), path.join(projectRoot, 'src/server/main.ts')],
      cwd: projectRoot,
      env,
      log: logOf(options, 'shop'),
    })
    await options.roster.add(child)
    await waitForReadiness(child, () => isReady(options.port), 120_000)
  })
}

async function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    (response) => response.ok,
    () => false,
  )
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
