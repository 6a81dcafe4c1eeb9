import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findFreePort } from '../processes/ports.ts'
import { findStartTime } from '../processes/processes.ts'
import { projectRoot } from '../processes/project.ts'
import type { DemoStack } from '../demo/stack.ts'

const dataDir = await mkdtemp(path.join(tmpdir(), 'demo-drill-'))
const port = await findFreePort()

afterAll(() => rm(dataDir, { recursive: true, force: true }))

type Run = { child: ChildProcess; words: () => string; ended: Promise<number | null> }

function startDemo(): Run {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'demo'], {
    cwd: projectRoot,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let words = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (words += text))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { child, words: () => words, ended }
}

async function untilOpen(run: Run): Promise<DemoStack> {
  await expect.poll(run.words).toContain('The shop is open')
  return JSON.parse(await readFile(path.join(dataDir, 'demo.json'), 'utf8')) as DemoStack
}

async function recordedProcesses(): Promise<number[]> {
  const text = await readFile(path.join(dataDir, 'processes.json'), 'utf8')
  return (JSON.parse(text) as { pid: number }[]).map(({ pid }) => pid)
}

async function signIn({ authEmulatorUrl, accounts: [reader] }: DemoStack): Promise<number> {
  const address = `${authEmulatorUrl}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`
  const body = JSON.stringify({ email: reader.email, password: reader.password })
  const headers = { 'content-type': 'application/json' }
  return (await fetch(address, { method: 'POST', headers, body })).status
}

const listLiving = async (pids: number[]) => {
  const starts = await Promise.all(pids.map(findStartTime))
  return pids.filter((_, index) => starts[index] !== undefined)
}

test('a killed demo leaves nothing running, and the next start finds its data', async () => {
  const killed = startDemo()
  const first = await untilOpen(killed)
  const pids = await recordedProcesses()
  killed.child.kill('SIGKILL')
  await expect.poll(() => listLiving(pids)).toEqual([])

  const again = startDemo()
  const second = await untilOpen(again)
  const signedIn = await signIn(second)
  const page = await fetch(`${second.url}/guides`)
  again.child.kill('SIGINT')

  expect(second.databaseUrl).toBe(first.databaseUrl)
  expect(signedIn).toBe(200)
  expect(page.status).toBe(200)
  expect(await again.ended).toBe(0)
  expect(again.words()).not.toContain('Demo guides')
})

test('a second demo on the same folder is refused and names the running one', async () => {
  const first = startDemo()
  const { url } = await untilOpen(first)

  const second = startDemo()
  const code = await second.ended
  const page = await fetch(url)
  first.child.kill('SIGINT')

  expect(code).toBe(1)
  expect(second.words()).toContain('already runs a shop')
  expect(page.status).toBe(200)
  expect(await first.ended).toBe(0)
})

test('a crashed program of the demo is reported with its last output, and the others are stopped', async () => {
  const run = startDemo()
  await untilOpen(run)
  const pids = await recordedProcesses()

  process.kill(pids.at(-1) ?? 0, 'SIGKILL')

  expect(await run.ended).toBe(1)
  expect(run.words()).toMatch(/ended \(SIGKILL\). The end of/)
  expect(await listLiving(pids)).toEqual([])
})
