import { explainAccess } from '../../access/index.ts'
import { reconcile } from '../../payments/index.ts'
import { forEachOf } from '../buyers.ts'
import { ask, dataOf } from '../call.ts'
import type { Person } from '../people.ts'
import type { Shop } from '../shop.ts'

/** What the shop answers about one account at the clock of the dump. */
export interface AccountAnswers {
  /** Null for a deleted account, which can't log in. */
  calls: Record<string, unknown> | null
  /** By guide: those in the account's history, and one that is in no history. */
  guides: Record<string, Record<string, unknown>>
  export: unknown
}

export interface Answers {
  /** When they were computed, by the clock of the dump. */
  clock: string
  /** By the account's username, which names its case; by its id where it is deleted. */
  accounts: Record<string, AccountAnswers>
  /** Returns the output of `npm run payments:reconcile`. */
  discrepancies: Discrepancy[]
}

export interface Discrepancy {
  account: string
  changes: string[]
}

/** What a test reads of modules that only tests may enter. */
export interface Reads {
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
  /** Of the account's history. */
  guides: number[]
  isDeleted: boolean
}

const otherGuide = 11
const pastDays = 40
const dayMs = 24 * 60 * 60 * 1000

/** Asks for everything that readers, operators and the data export are told of sales, for every account. */
export async function readAnswers(shop: Shop, reads: Reads): Promise<Omit<Answers, 'discrepancies'>> {
  const { deps } = shop
  const clock = deps.clock()
  const found = await listAccounts(shop)
  logInByUid(shop, found)
  const { rows: guides } = await deps.pool.query<{ id: number }>('select id from guides order by id')
  const guideIds = guides.map(({ id }) => id)
  const accounts: Answers['accounts'] = {}
  await forEachOf(found, 8, async (account) => {
    accounts[nameOf(account)] = asJson({
      calls: account.isDeleted ? null : await readCalls(shop, account, guideIds),
      guides: await readGuides(shop, account, reads.lookBack),
      export: await reads.collectData(deps, { userId: account.id, language: 'en' }),
    })
  })
  return { clock: clock.toISOString(), accounts }
}

/** Compares every account with Stripe, and changes nothing. */
export async function readDiscrepancies(shop: Shop): Promise<Discrepancy[]> {
  const names = new Map((await listAccounts(shop)).map((account) => [account.id, nameOf(account)]))
  const discrepancies: Discrepancy[] = []
  for await (const each of reconcile(shop.deps, { apply: false }))
    if (!('checked' in each))
      discrepancies.push({ account: names.get(each.userId) ?? '', changes: each.changes })
  return discrepancies
}

/** The identity provider of a test knows none of these accounts, so that a uid serves as a token. */
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

/** Requests the documented calls and those of the pages. */
async function readCalls(
  shop: Shop,
  { uid, email, guides }: Account,
  guideIds: readonly number[],
): Promise<Record<string, unknown>> {
  const person: Person = { uid, email, idToken: uid, refreshToken: '' }
  const get = async (path: string) => (await shop.visit(path, person)).json<unknown>()
  const read = async (name: string, input?: object) => dataOf<unknown>(await ask(shop, person, name, input))
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

/** Whether and why the account may read each guide, and could read it some time before. */
async function readGuides(
  { deps }: Shop,
  { id, uid, guides }: Account,
  lookBack: Reads['lookBack'],
): Promise<AccountAnswers['guides']> {
  const answers: AccountAnswers['guides'] = {}
  const at = new Date(deps.clock().getTime() - pastDays * dayMs).toISOString()
  for (const guideId of [...guides, otherGuide]) {
    const explanation = await explainAccess(deps, { id, uid }, guideId)
    const { reason, obstacle } = await lookBack(deps, { userId: id, guideId, at })
    answers[guideId] = { explanation, past: { at, reason, obstacle } }
  }
  return answers
}

const asJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T
