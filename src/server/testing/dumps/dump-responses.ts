import { explainAccess } from '../../access/index.ts'
import { reconcile } from '../../payments/index.ts'
import { forEachConcurrently } from '../buyers.ts'
import { callQuery, readCallData } from '../call.ts'
import type { Person } from '../people.ts'
import type { Shop } from '../shop.ts'

/** Responses of the shop about one account, at the dump's time. */
export interface AccountResponses {
  /** Responses of the account's calls by name. Null for a deleted account, which can't log in. */
  calls: Record<string, unknown> | null
  /** Access by guide id: for guides in the account's history, and for one that isn't in it. */
  guides: Record<string, Record<string, unknown>>
  export: unknown
}

export interface DumpResponses {
  /** Time at which the responses were computed, by the dump's clock. */
  clock: string
  /** Responses by username, which names the case. By id for deleted accounts. */
  accounts: Record<string, AccountResponses>
  /** Discrepancies that `npm run payments:reconcile` finds. */
  discrepancies: Discrepancy[]
}

export interface Discrepancy {
  account: string
  changes: string[]
}

/** Functions of modules that only test files may import, passed in by the test. */
export interface ReadFunctions {
  collectData: (deps: Shop['deps'], of: { userId: number; language: 'en' }) => Promise<unknown>
  lookBack: (
    deps: Shop['deps'],
    question: { userId: number; guideId: number; at: string },
  ) => Promise<{ reason: unknown; obstacle: unknown }>
}

interface Account {
  id: number
  uid: string
  email: string
  username: string
  /** Ids of the guides in the account's history. */
  guides: number[]
  isDeleted: boolean
}

const otherGuide = 11
const pastDays = 40
const dayMs = 24 * 60 * 60 * 1000

/** Returns what the shop shows about each account's sales: to the reader, to operators and in the data export. */
export async function readResponses(
  shop: Shop,
  reads: ReadFunctions,
): Promise<Omit<DumpResponses, 'discrepancies'>> {
  const { deps } = shop
  const clock = deps.clock()
  const found = await listAccounts(shop)
  logInByUid(shop, found)
  const { rows: guides } = await deps.pool.query<{ id: number }>('select id from guides order by id')
  const guideIds = guides.map(({ id }) => id)
  const accounts: DumpResponses['accounts'] = {}
  await forEachConcurrently(found, 8, async (account) => {
    accounts[nameOf(account)] = asJson({
      calls: account.isDeleted ? null : await readCalls(shop, account, guideIds),
      guides: await readGuides(shop, account, reads.lookBack),
      export: await readExport(shop, account, reads.collectData),
    })
  })
  return { clock: clock.toISOString(), accounts }
}

/** Returns an account's data export without sessions, because reading the responses starts some. */
async function readExport(
  { deps }: Shop,
  { id }: Account,
  collectData: ReadFunctions['collectData'],
): Promise<object> {
  return { ...((await collectData(deps, { userId: id, language: 'en' })) as object), sessions: [] }
}

/** Compares all accounts with Stripe and returns the discrepancies without applying changes. */
export async function readDiscrepancies(shop: Shop): Promise<Discrepancy[]> {
  const names = new Map((await listAccounts(shop)).map((account) => [account.id, nameOf(account)]))
  const discrepancies: Discrepancy[] = []
  for await (const each of reconcile(shop.deps, { apply: false }))
    if (!('checked' in each))
      discrepancies.push({ account: names.get(each.userId) ?? '', changes: each.changes })
  return discrepancies
}

/** Replaces the identity provider, which doesn't know these accounts, so that a uid serves as a token. */
function logInByUid({ deps }: Shop, accounts: readonly Account[]): void {
  const byUid = new Map(accounts.map((account) => [account.uid, account]))
  deps.identity = {
    ...deps.identity,
    findSignIn: async () => undefined,
    async findCallerByToken(uid) {
      const account = byUid.get(uid)
      if (account === undefined) return undefined
      const { email } = account
      return { uid, email, emailVerified: true, role: undefined, authenticatedAt: deps.clock() }
    },
  }
}

async function listAccounts({ deps }: Shop): Promise<Account[]> {
  const { rows } = await deps.pool.query<Account>(
    `select id, firebase_uid as uid, email, username,
      exists (select from account_deletions where user_id = users.id and state = 'done') as "isDeleted",
      array(
        select guide_id from purchases where user_id = users.id
        union select guide_id from access_changes where user_id = users.id and guide_id is not null
        order by 1) as guides
     from users order by id`,
  )
  return rows
}

const nameOf = ({ id, username, isDeleted }: Account) => (isDeleted ? String(id) : username)

/** Calls the documented endpoints and the procedures that pages use. */
async function readCalls(
  shop: Shop,
  { uid, email, guides }: Account,
  guideIds: readonly number[],
): Promise<Record<string, unknown>> {
  const person: Person = { uid, email, idToken: uid, refreshToken: '' }
  const get = async (path: string) => (await shop.visit(path, person)).json<unknown>()
  const read = async (name: string, input?: object) =>
    readCallData<unknown>(await callQuery(shop, person, name, input))
  const statusOfGuides: Record<string, unknown> = {}
  for (const guideId of guides) statusOfGuides[guideId] = await get(`/api/users/access-status/${guideId}`)
  return {
    statusOfGuides,
    status: await get('/api/users/access-status'),
    subscription: await get(`/api/users/subscription-status/${uid}`),
    month: await get('/api/users/monthly-purchase-status'),
    purchases: await get('/api/purchases/user'),
    readable: await read('access.readable', { uid, guideIds }),
    plan: await read('access.plan'),
    receipts: await read('payments.receipts'),
    credit: await read('payments.proCredit'),
    gifts: await read('gifts.list'),
  }
}

/** Returns for each guide whether and why the account may read it, now and at a past date. */
async function readGuides(
  { deps }: Shop,
  { id, uid, guides }: Account,
  lookBack: ReadFunctions['lookBack'],
): Promise<AccountResponses['guides']> {
  const answers: AccountResponses['guides'] = {}
  const at = new Date(deps.clock().getTime() - pastDays * dayMs).toISOString()
  for (const guideId of [...guides, otherGuide]) {
    const explanation = await explainAccess(deps, { id, uid }, guideId)
    const { reason, obstacle } = await lookBack(deps, { userId: id, guideId, at })
    answers[guideId] = { explanation, past: { at, reason, obstacle } }
  }
  return answers
}

const asJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T
