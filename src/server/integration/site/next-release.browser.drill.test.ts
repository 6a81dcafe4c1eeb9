import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inspect } from 'node:util'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openContext } from '../../testing/browser/contexts.ts'
import { projectRoot } from '../../../../scripts/processes/project.ts'
import { startBalancer, type Balancer } from '../../testing/processes/balancer.ts'
import { startNode, waitUntilReady, type NodeProcess } from '../../testing/processes/node-process.ts'
import { controlSandbox, openShop, type Shop } from '../../testing/shop.ts'
import { connectToDatabase, createTestDatabase } from '../../testing/test-database.ts'
import { productNames, sellProduct, connectShop } from '../payments/testing/sell-product.ts'
import {
  buildRelease,
  checkOutRelease,
  readHeadCommit,
  listReleases,
  runReleaseScript,
  type Release,
} from './testing/releases.ts'

const title = 'Earn with AI, one better guide at a time.'
const thisRelease: Release = { name: 'this folder', folder: projectRoot }
const head = await readHeadCommit()
/** Commits of all releases, oldest first. The last entry is this folder, even when its commit is a release. */
const releases = [...(await listReleases()).filter((commit) => commit !== head), thisRelease.name]
const successions = releases.slice(1).map((newer, index) => ({ older: releases[index] ?? '', newer }))
let folder: string
let shop: Shop

/** A migration that the next release may run while the tables are in use (R12). */
const migration = `import { sql, type Kysely } from 'kysely'

export const outsideTransaction = true

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('of_next_release', 'text').execute()
  await db.schema.createTable('next_release').addColumn('user_id', 'bigint', (c) => c.references('users.id')).execute()
  await sql\`create index concurrently next_release_purchases on purchases (revoked_at)\`.execute(db)
}
`

async function makeNextRelease(next: string): Promise<Release> {
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
  await buildRelease(next)
  return { name: 'next', folder: next }
}

const openRelease = async (name: string): Promise<Release> =>
  name === thisRelease.name
    ? thisRelease
    : checkOutRelease(name, await mkdtemp(path.join(folder, `${name}-`)))

const shareAssetsOf = (release: Release, assets: string) =>
  cp(path.join(release.folder, 'dist/client/assets'), assets, { recursive: true })

/** Nodes of one or two releases behind a load balancer, on one database. */
interface Cluster {
  balancer: Balancer
  databaseUrl: string
  nodes: NodeProcess[]
}

/** Starts two nodes of a release behind a new load balancer. They stop when the test ends. */
async function openCluster(release: Release, databaseUrl: string, assets?: string): Promise<Cluster> {
  const balancer = await startBalancer({ ...(assets !== undefined && { assets }) })
  onTestFinished(() => balancer.close())
  const cluster: Cluster = { balancer, databaseUrl, nodes: [] }
  await startReady(cluster, release)
  await startReady(cluster, release)
  return cluster
}

async function startReady({ balancer, databaseUrl, nodes }: Cluster, release: Release): Promise<void> {
  const settings = {
    ...shop.settings,
    DATABASE_URL: databaseUrl,
    ORIGIN: balancer.url,
    DRAIN_SECONDS: '3',
    TRUSTED_PROXIES: '127.0.0.1',
  }
  const node = await startNode(settings, { main: path.join(release.folder, 'src/server/main.ts') })
  onTestFinished(async () => {
    node.child.kill('SIGKILL')
    await node.ended
  })
  nodes.push(node)
  await waitUntilReady(node)
  balancer.add(node)
  while (!balancer.answered.has(node.url)) await fetch(`${balancer.url}/healthz`)
}

/** Starts a node of a release, then stops the oldest node. */
async function replaceNode(cluster: Cluster, release: Release): Promise<void> {
  await startReady(cluster, release)
  const old = cluster.nodes.shift()
  old?.child.kill('SIGTERM')
  expect(await old?.ended).toBe(0)
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'next-release-'))
  shop = await openShop({ client: 'built' })
  await shop.deps.jobs.stop()
  await shop.stock({ id: 1 }, { id: 2 }, { id: 3 })
})
afterEach(() => expect(shop.unexpectedErrors()).toEqual([]))
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true, force: true })
})

test('a rolling upgrade with a migration fails no request and keeps open pages working', async () => {
  const next = await makeNextRelease(path.join(folder, 'next'))
  /** Folder with the built assets of both releases. */
  const assets = path.join(folder, 'assets')
  await shareAssetsOf(thisRelease, assets)
  const cluster = await openCluster(thisRelease, shop.databaseUrl, assets)
  const { balancer } = cluster
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
      await look('/trpc/progress.sync', {
        method: 'POST',
        headers: { ...own, 'content-type': 'application/json' },
        body: JSON.stringify({
          json: {
            saved: [{ guideId: (turn % 3) + 1, saved: turn % 2 === 0, at: Date.now() }],
            marks: [],
            places: [],
            all: true,
          },
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
  await shareAssetsOf(next, assets)
  await runReleaseScript(next, 'migrate', { DATABASE_URL: shop.databaseUrl })
  const whileMigrating = answers - began

  step = 'replacing'
  await replaceNode(cluster, next)
  await replaceNode(cluster, next)

  // The open page is of the old release, so the script that it loads now must be too.
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

const atOnce = 3

test.each(successions)(
  'every product is sold without a failure during the upgrade from $older to $newer',
  async (names) => {
    const older = await openRelease(names.older)
    const newer = await openRelease(names.newer)
    const database = await createTestDatabase('nothing')
    onTestFinished(() => database.drop())
    const settings = { ...shop.settings, DATABASE_URL: database.url }
    await runReleaseScript(older, 'migrate', settings)
    await runReleaseScript(older, 'seed', settings)
    const client = await connectToDatabase(database.url)
    await client.query(`insert into codes (word, folded, for_guides, for_pro, percent, begins_at, new_buyers, note, made_at, made_by)
      values ('HALF', 'HA1F', true, true, 50, now(), false, '', now(), 'chie@example.com')`)
    const cluster = await openCluster(older, database.url)
    const { url } = cluster.balancer
    await controlSandbox({ url: shop.stripeUrl }, 'webhook', { url: `${url}/api/webhooks/stripe` })

    let step = 'before'
    const sold: Record<string, string[]> = {}
    const failed: string[] = []
    const browsers = connectShop(shop, url, (what) => failed.push(`${step}: ${what}`))
    async function sellOne(name: string, meanwhile?: () => Promise<unknown>): Promise<void> {
      const began = step
      await sellProduct(browsers, name, meanwhile).catch((error: unknown) =>
        failed.push(`${began} to ${step}: ${name}: ${inspect(error)}`),
      )
      ;(sold[began === step ? step : `${began} to ${step}`] ??= []).push(name)
    }
    const untilAllSold = () =>
      expect
        .poll(async () => {
          // All buyers share one client IP, whose rate limits would block sign-ups.
          await client.query('delete from rate_limits')
          return productNames.filter((name) => !sold[step]?.includes(name))
        })
        .toEqual([])

    const done = new AbortController()
    onTestFinished(() => done.abort())
    const lane = async (_: unknown, number: number) => {
      for (let turn = number * atOnce; !done.signal.aborted; turn += 1)
        await sellOne(productNames[turn % productNames.length] ?? '')
    }
    const load = Promise.all(Array.from({ length: atOnce }, lane))
    const takenOver = Promise.withResolvers<void>()
    let opened = 0
    const openBefore = productNames.map((name) =>
      sellOne(name, () => {
        opened += 1
        return takenOver.promise
      }),
    )
    await expect.poll(() => opened).toBe(productNames.length)
    await untilAllSold()

    step = 'migrating'
    await runReleaseScript(newer, 'migrate', settings)
    step = 'migrated'
    await untilAllSold()
    step = 'starting the first node'
    await replaceNode(cluster, newer)
    step = 'beside'
    await untilAllSold()
    step = 'starting the second node'
    await replaceNode(cluster, newer)
    step = 'after'
    takenOver.resolve()
    await untilAllSold()
    done.abort()
    await load
    await Promise.all(openBefore)

    const counts = Object.entries(sold).map(([when, { length }]) => `${length} ${when}`)
    process.stdout.write(
      `${names.older} and ${names.newer} sold ${counts.join(', ')}; ${failed.length} failed\n`,
    )
    expect(failed).toEqual([])
    expect(await runReleaseScript(newer, 'payments-reconcile', settings)).toContain(' 0 drifts.')
  },
)
