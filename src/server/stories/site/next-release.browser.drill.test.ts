import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openContext } from '../../testing/browser/contexts.ts'
import { projectRoot } from '../../../../scripts/processes/project.ts'
import { startBalancer, type Balancer } from '../../testing/processes/balancer.ts'
import { startNode, untilReady, type NodeProcess } from '../../testing/processes/node-process.ts'
import { openShop, type Shop } from '../../testing/shop.ts'

const run = promisify(execFile)
const title = 'Earn with AI, one better guide at a time.'
let folder: string
/** The next release, as a folder beside this one. */
let next: string
/** Built files of both releases. */
let assets: string
let shop: Shop
let balancer: Balancer
const nodes: NodeProcess[] = []

/** A step that a next release may take (R12), while readers and writers use the tables. */
const migration = `import { sql, type Kysely } from 'kysely'

export const outsideTransaction = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('of_next_release', 'text').execute()
  await db.schema.createTable('next_release').addColumn('user_id', 'bigint', (c) => c.references('users.id')).execute()
  await sql\`create index concurrently next_release_purchases on purchases (revoked_at)\`.execute(db)
}
`

async function makeNextRelease(): Promise<void> {
  const left = new Set(['node_modules', '.git', 'dist', '.data'])
  await cp(projectRoot, next, {
    recursive: true,
    filter: (file) => !left.has(path.relative(projectRoot, file)),
  })
  await symlink(path.join(projectRoot, 'node_modules'), path.join(next, 'node_modules'))
  const texts = path.join(next, 'src/shared/texts/en/home.ts')
  const before = await readFile(texts, 'utf8')
  const after = before.replace(/'home\.title': '.*'/, `'home.title': '${title}'`)
  expect(after).not.toBe(before)
  await writeFile(texts, after)
  await writeFile(path.join(next, 'migrations/9999-of-next-release.ts'), migration)
  await run(process.execPath, ['scripts/build.ts'], { cwd: next })
}

const shareAssetsOf = (release: string) =>
  cp(path.join(release, 'dist/client/assets'), assets, { recursive: true })

async function startReady(release: string): Promise<NodeProcess> {
  const settings = {
    ...shop.settings,
    ORIGIN: balancer.url,
    DRAIN_SECONDS: '3',
    TRUSTED_PROXIES: '127.0.0.1',
  }
  const node = await startNode(settings, { main: path.join(release, 'src/server/main.ts') })
  nodes.push(node)
  await untilReady(node)
  balancer.add(node)
  while (!balancer.answered.has(node.url)) await fetch(`${balancer.url}/healthz`)
  return node
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'next-release-'))
  next = path.join(folder, 'next')
  assets = path.join(folder, 'assets')
  shop = await openShop({ client: 'built' })
  await shop.deps.jobs.stop()
  await shop.stock({ id: 1 }, { id: 2 }, { id: 3 })
  await makeNextRelease()
  balancer = await startBalancer({ assets })
  await shareAssetsOf(projectRoot)
  await startReady(projectRoot)
  await startReady(projectRoot)
})
afterEach(() => expect(shop.unexpectedErrors()).toEqual([]))
afterAll(async () => {
  for (const { child } of nodes) child.kill('SIGKILL')
  await Promise.all(nodes.map(({ ended }) => ended))
  await balancer.close()
  await shop.close()
  await rm(folder, { recursive: true, force: true })
})

test('a release is migrated to and taken over node by node, and neither a request nor an open page is lost', async () => {
  const reader = await shop.signUp('mei')
  const done = new AbortController()
  const failed: string[] = []
  let answers = 0
  let step = 'before'
  async function look(what: string, init: RequestInit = {}): Promise<void> {
    const { status, text } = await fetch(`${balancer.url}${what}`, init).then(
      async (answer) => ({ status: answer.status, text: await answer.text() }),
      (error: unknown) => ({ status: 0, text: String(error) }),
    )
    answers += 1
    if (status !== 200) failed.push(`${step}: ${what} ${status} ${text.slice(0, 100)}`)
  }
  const own = { authorization: `Bearer ${reader.idToken}` }
  async function lane(_: unknown, number: number): Promise<void> {
    for (let turn = 0; !done.signal.aborted; turn += 1) {
      const page = `/guide/${(turn % 3) + 1}?n=${number}`
      await look(page)
      await look('/api/auth/me', { headers: own })
      await look('/trpc/finishing.syncSaved', {
        method: 'POST',
        headers: { ...own, 'content-type': 'application/json' },
        body: JSON.stringify({
          json: { changes: [{ guideId: (turn % 3) + 1, saved: turn % 2 === 0, at: Date.now() }] },
        }),
      })
    }
  }
  const load = Promise.all(Array.from({ length: 6 }, lane))

  const context = await openContext({ baseURL: balancer.url })
  const open = await context.newPage()
  await open.goto('/guide/2')

  step = 'migrating'
  const began = answers
  await shareAssetsOf(next)
  await run(process.execPath, ['scripts/migrate.ts'], {
    cwd: next,
    env: { ...process.env, DATABASE_URL: shop.databaseUrl },
  })
  const whileMigrating = answers - began

  for (const old of nodes.slice()) {
    step = 'replacing'
    await startReady(next)
    old.child.kill('SIGTERM')
    expect(await old.ended).toBe(0)
    nodes.splice(nodes.indexOf(old), 1)
  }

  // The page is of the release that is gone; what it loads now is of that release, too.
  await open.locator('main a[href="/checkout/2"]').first().click()
  await open.getByRole('dialog').locator('input[name=email]').waitFor()
  const fresh = await context.newPage()
  await fresh.goto('/')
  await fresh.getByRole('heading', { level: 1, name: 'one better guide' }).waitFor()

  done.abort()
  await load
  process.stdout.write(
    `${answers} answers, ${whileMigrating} of them while the database was migrated, ${failed.length} failed\n`,
  )
  expect(failed).toEqual([])
  expect(whileMigrating).toBeGreaterThan(20)
})
