import { hash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { roles, type Role } from '../../../shared/auth/roles.ts'
import { openFirebase } from '../../auth/index.ts'
import { listRestProcedures } from '../../http/calls/rest.ts'
import { getClientNetwork } from '../../platform/client-network.ts'
import { appRouter } from '../../router.ts'
import { pollUntil } from '../../testing/faults/poll-until.ts'
import { createGuide, toGuideDraft } from '../../testing/guide.ts'
import { signUpOperator } from '../../testing/operators.ts'
import { signInAtProvider, waitForNextSecond, type Person } from '../../testing/people.ts'
import { openTestShop } from '../../testing/shop.ts'

type Who = 'guest' | 'member' | Role

interface Rule {
  /** Input of the call. A function when it depends on the caller. */
  input?: object | ((person: Person | undefined) => object)
  /**
   * Callers with access: everyone, signed-in users, or operators with one of these roles. An owner may call everything (B20.1).
   */
  open: 'guest' | 'member' | readonly Role[]
  /** Set for a procedure that is open to guests but rejects an invalid token. */
  looks?: true
  /** HTTP status for callers with access. 200 by default. */
  status?: number | Partial<Record<Who, number>>
  /** A call for another user's data, and its expected response. */
  foreign?: { input: (other: Person) => object; status: number; answer?: object }
  /** Set for a procedure that writes no user's data, so it accepts JSON from any origin. */
  anonymous?: true
  /** Set for a procedure that changes its caller, so each call needs a new user. */
  alone?: true
  /** Rate limits of a call by a user. Per account unless the name ends in `/network` or `/shop`. */
  limits?: readonly string[]
  /** Rate limits of a call by a guest. */
  limitsOfGuest?: readonly string[]
}

const signIn = ['sign-in/account', 'sign-in/network']
const checkout = ['payment/account', 'payment/network']
const paymentCheck = ['payment/check']
const translationStart = ['translation/start']
const directTranslation = ['translation/direct']

const editors = ['editor'] as const
const support = ['support'] as const
const unknownId = '00000000-0000-4000-8000-000000000000'

/** Adds the fields that an admin dialog submits: a new operation id and a reason. */
const asOperation = (input: object) => () => ({ operationId: crypto.randomUUID(), reason: 'asked', ...input })

/** Input of a gift order. Rules that order a gift replace its id. */
const aGift = {
  id: unknownId,
  guideId: 1,
  recipient: null,
  language: 'en',
  day: new Date().toISOString().slice(0, 10),
  message: '',
}

const credentials = (person: Person | undefined) => ({
  email: person?.email ?? 'nobody@example.com',
  password: 'secret-123',
})

/** Id of a translation job that does not exist. */
const job = { jobId: '00000000-0000-4000-8000-000000000000' }

/** Returns the input of a new discount code with a random word. */
const newCode = () => ({
  word: crypto.randomUUID().slice(0, 8).toUpperCase(),
  forGuides: true,
  forPro: true,
  terms: { percent: 10, amounts: null },
  firstDay: new Date().toISOString().slice(0, 10),
  lastDay: null,
  mostUses: null,
  newBuyers: false,
  note: 'asked',
})
const addTag = { what: 'add-tag', tag: 'New' }
const writtenGuide = toGuideDraft(createGuide({ id: 4, titleEn: 'Written in the admin' }))

const aReport = {
  guideId: 1,
  language: 'en',
  tried: false,
  hours: null,
  weeks: null,
  income: null,
  stoppedAt: null,
  trouble: 'time',
  sentence: '',
}

/** Allowed callers of every procedure. A procedure that is missing here fails a test. */
const rules: Record<string, Rule> = {
  'access.canView': {
    input: { guideId: 1 },
    open: 'guest',
    looks: true,
    foreign: {
      input: (other) => ({ guideId: 2, uid: other.uid }),
      status: 200,
      answer: { canView: false },
    },
  },
  'access.explain': { input: { guideId: 1 }, open: 'member' },
  'access.monthlyPurchaseStatus': { open: 'member' },
  'access.owned': { open: 'member' },
  'access.paidStatus': {
    input: (person) => ({ uid: person?.uid ?? 'nobody', guideId: 1 }),
    open: 'member',
    foreign: { input: ({ uid }) => ({ uid, guideId: 2 }), status: 403 },
  },
  'access.plan': { open: 'member' },
  'access.purchases': { open: 'member' },
  'access.readable': {
    input: (person) => ({ uid: person?.uid ?? 'nobody', guideIds: [1] }),
    open: 'member',
    foreign: { input: ({ uid }) => ({ uid, guideIds: [1] }), status: 403 },
  },
  'access.status': { input: { guideId: 1 }, open: 'member' },
  'access.subscriptionStatus': {
    input: (person) => ({ uid: person?.uid ?? 'nobody' }),
    open: 'member',
    foreign: { input: ({ uid }) => ({ uid }), status: 403 },
  },
  'account.askCopy': { input: { language: 'en' }, open: 'member', limits: ['data-copy/account'] },
  'account.askDeletion': {
    input: { language: 'en' },
    open: 'member',
    alone: true,
    limits: ['account-deletion/account'],
  },
  'account.closing': { open: 'member' },
  'account.closingByKey': {
    input: { key: 'k'.repeat(43) },
    open: 'guest',
    status: 404,
    limits: ['account-deletion/network'],
    limitsOfGuest: ['account-deletion/network'],
  },
  'account.copies': { open: 'member' },
  'account.copy': {
    input: { copyId: '00000000-0000-4000-8000-000000000000' },
    open: 'member',
    status: 404,
    foreign: { input: () => ({ copyId: copyOfOther }), status: 404 },
  },
  'account.keep': { open: 'member', limits: ['account-deletion/account'] },
  'account.keepByKey': {
    input: { key: 'k'.repeat(43) },
    open: 'guest',
    status: 404,
    anonymous: true,
    limits: ['account-deletion/network'],
    limitsOfGuest: ['account-deletion/network'],
  },
  'auth.changeEmail': {
    input: () => ({ email: `new-${crypto.randomUUID()}@example.com`, language: 'en' }),
    open: 'member',
    limits: ['email-change/account'],
  },
  'auth.emailChange': { open: 'member' },
  'auth.login': {
    input: credentials,
    open: 'guest',
    looks: true,
    status: { guest: 401 },
    foreign: { input: credentials, status: 400 },
    limits: signIn,
    limitsOfGuest: ['password/account', 'password/network', 'sign-in/network'],
  },
  'auth.logout': { open: 'guest', alone: true },
  'auth.logoutEverywhere': { open: 'member', alone: true, limits: ['sign-in/account'] },
  'auth.logoutOthers': { open: 'member', alone: true, limits: ['sign-in/account'] },
  'auth.me': { open: 'member' },
  'auth.register': {
    input: (person) => ({ ...credentials(person), username: 'm' }),
    open: 'member',
    foreign: { input: (other) => ({ ...credentials(other), username: 'm' }), status: 400 },
    limits: signIn,
  },
  'auth.rename': { input: { username: 'm' }, open: 'member', limits: ['account/rename'] },
  'auth.session': { open: 'guest', looks: true },
  'auth.sessions': { open: 'member' },
  'config.clientEnv': { open: 'guest' },
  'newsletter.read': { open: 'guest' },
  'proof.read': { open: 'guest' },
  'config.seller': { input: { language: 'en' }, open: 'guest' },
  'contact.submit': {
    input: { email: 'mei@example.com', message: 'Long enough to send' },
    open: 'guest',
    anonymous: true,
    limits: ['contact/network'],
    limitsOfGuest: ['contact/network'],
  },
  'admin.answerMessage': { input: asOperation({ id: 999_999, body: 'yes' }), open: support, status: 404 },
  'admin.changeRole': {
    input: asOperation({ userId: 999_999, role: null, shown: { role: null } }),
    open: ['owner'],
    status: 404,
    alone: true,
  },
  'admin.codes': { open: ['owner'] },
  'admin.compareWithStripe': { input: asOperation({}), open: ['owner'] },
  'admin.writeDifferences': { input: asOperation({}), open: ['owner'] },
  'admin.endCode': { input: asOperation({ word: 'NOSUCH' }), open: ['owner'], status: 404 },
  'admin.makeCode': { input: () => asOperation(newCode())(), open: ['owner'], status: 200, alone: true },
  'admin.endPro': {
    input: asOperation({ userId: 999_999, when: 'now', shown: { periodEnd: null, renews: true } }),
    open: support,
    status: 404,
    alone: true,
  },
  'admin.firstSteps': { open: ['owner'] },
  'admin.figures': { input: { period: 'today' }, open: ['owner'] },
  'admin.giveGuide': { input: asOperation({ userId: 999_999, guideId: 1 }), open: support, status: 404 },
  'admin.health': { open: ['owner'] },
  'admin.inbox': { input: {}, open: support },
  'admin.logOutReader': { input: asOperation({ userId: 999_999 }), open: support, status: 404 },
  'admin.message': { input: { id: 999_999 }, open: support, status: 404 },
  'admin.moveMessage': { input: { id: 999_999, state: 'closed' }, open: support, status: 404 },
  'admin.retryJobs': { open: ['owner'] },
  'admin.sweepNow': { open: ['owner'] },
  'admin.waiting': { open: ['editor', 'support'] },
  'admin.orders': { input: {}, open: support },
  'admin.disputes': { open: support },
  'admin.failedRefunds': { open: support },
  'admin.reader': { input: { userId: 1 }, open: support },
  'admin.refund': {
    input: asOperation({ receiptId: unknownId, amount: 1, shown: { refunded: 0 } }),
    open: support,
    status: 404,
    alone: true,
  },
  'admin.evidence': { input: { disputeId: 'du_unknown' }, open: support, status: 404 },
  'admin.submitEvidence': {
    input: asOperation({
      disputeId: 'du_unknown',
      shown: { at: '2026-01-01T00:00:00.000Z', hash: '' },
    }),
    open: support,
    status: 404,
    alone: true,
  },
  'admin.refundable': { input: { receiptId: unknownId }, open: support, status: 404 },
  'admin.sendReceipt': {
    input: asOperation({ receiptId: unknownId, shown: { email: '' } }),
    open: support,
    status: 404,
  },
  'admin.takeGuideBack': {
    input: asOperation({ userId: 999_999, guideId: 1, shown: { since: '2026-01-01T00:00:00.000Z' } }),
    open: support,
    status: 404,
    alone: true,
  },
  'admin.changeGuideState': { input: { id: 1, to: 'on-sale' }, open: editors },
  'admin.changeManyGuides': {
    input: { which: { ids: [1] }, change: addTag, mark: 'of nothing', reason: 'asked for' },
    open: editors,
    status: 409,
  },
  'admin.roleOf': { input: { userId: 999_999 }, open: ['owner'], status: 404 },
  'admin.relinkable': { input: { userId: 999_999 }, open: support, status: 404 },
  'admin.relinkReader': {
    input: asOperation({ userId: 999_999, outcome: 'moved' }),
    open: support,
    status: 404,
  },
  'admin.copyDataOf': {
    input: asOperation({ userId: 999_999, language: 'en' }),
    open: support,
    status: 404,
  },
  'admin.deleteReader': {
    input: asOperation({ userId: 999_999, language: 'en', shown: { deletesAt: null } }),
    open: support,
    status: 404,
  },
  'admin.lookBack': {
    input: { userId: 999_999, guideId: 1, at: '2026-01-01T00:00:00Z' },
    open: support,
    status: 404,
  },
  'admin.templates': { open: support },
  'admin.saveTemplate': {
    input: { id: 999_999, name: 'Thanks', bodyEn: 'Thank you.', bodyJa: 'ありがとうございます。' },
    open: support,
    status: 409,
  },
  'admin.deleteTemplate': { input: { id: 999_999 }, open: support, status: 404 },
  'admin.compareFile': { input: { file: unknownId }, open: editors, status: 404 },
  'admin.fileProgress': { input: { file: unknownId }, open: editors, status: 404 },
  'admin.exportGuides': { input: { format: 'csv', after: 999 }, open: editors },
  'admin.storePicture': {
    input: { guideId: 1, base64: Buffer.from('no picture').toString('base64') },
    open: editors,
    status: 415,
    limits: ['picture/account'],
  },
  'admin.importFile': {
    input: { file: unknownId, reason: 'asked for' },
    open: editors,
    status: 404,
  },
  'admin.withdrawGuide': { input: { guideId: 999, reason: 'asked for' }, open: editors, status: 404 },
  'progress.savedWish': { open: 'member' },
  'progress.setSavedWish': { input: { wanted: true, language: 'en' }, open: 'member' },
  'progress.stepWish': { open: 'member' },
  'progress.setStepWish': { input: { wanted: true, language: 'en' }, open: 'member' },
  'progress.progressSync': { open: 'member' },
  'progress.setProgressSync': { input: { on: true, deleteStored: false }, open: 'member' },
  'progress.sync': {
    input: { saved: [{ guideId: 1, saved: true, at: 1 }], marks: [], places: [], all: true },
    open: 'member',
  },
  'bundles.lookAt': { input: { path: 'nothing', language: 'en' }, open: 'member', status: 404 },
  'bundles.pay': {
    input: { path: 'nothing', language: 'en' },
    open: 'member',
    status: 404,
    limits: checkout,
  },
  'bundles.recordPaid': {
    input: { stripePaymentId: 'pi_nobodys' },
    open: 'member',
    status: 400,
    limits: paymentCheck,
  },
  'gifts.order': {
    input: () => ({ ...aGift, id: crypto.randomUUID() }),
    open: 'member',
    limits: ['gift/account'],
  },
  'gifts.pay': { input: { id: unknownId, language: 'en' }, open: 'member', status: 404, limits: checkout },
  'gifts.recordPaid': {
    input: { id: unknownId, stripePaymentId: 'pi_nobodys' },
    open: 'member',
    status: 400,
    limits: paymentCheck,
  },
  'gifts.list': { open: 'member' },
  'gifts.find': { input: { id: unknownId }, open: 'member', status: 404 },
  'gifts.change': {
    input: { ...aGift, id: unknownId },
    open: 'member',
    status: 404,
    limits: ['gift/account'],
  },
  'gifts.tellAgain': { input: { id: unknownId }, open: 'member', status: 404, limits: ['gift/account'] },
  'gifts.showLink': {
    input: { id: unknownId, language: 'en' },
    open: 'member',
    status: 404,
    limits: ['gift/account'],
  },
  'gifts.lookAt': { input: { key: 'x'.repeat(43) }, open: 'member', status: 404, limits: ['gift/claim'] },
  'gifts.claim': { input: { key: 'x'.repeat(43) }, open: 'member', status: 404, limits: ['gift/claim'] },
  'guides.cardsOf': { input: { ids: [1] }, open: 'guest' },
  'admin.log': { input: {}, open: ['owner'] },
  'guides.detail': { input: { id: 1 }, open: 'guest', looks: true },
  'guides.featured': { input: {}, open: 'guest' },
  'guides.find': { input: { id: 1, language: 'en' }, open: 'guest', looks: true },
  'guides.list': { input: {}, open: 'guest' },
  'guides.listing': { input: {}, open: 'guest' },
  'guides.methods': { open: 'guest' },
  'guides.method': { input: { id: 1 }, open: 'guest' },
  'guides.paths': { open: 'guest', looks: true, input: { language: 'en' } },
  'guides.path': { open: 'guest', looks: true, input: { slug: 'ai-writing', language: 'en' } },
  'guides.adminList': { input: {}, open: editors },
  'guides.editing': { input: { id: 1 }, open: editors },
  'guides.previewEdit': {
    input: { id: null, language: 'en', title: 'A title', content: 'A text' },
    open: editors,
  },
  'guides.drawnPicture': { input: { emoji: '☕', tags: ['Automation'] }, open: editors },
  'guides.keepEdit': { input: { id: 1, version: 1, guide: writtenGuide }, open: editors },
  'guides.dropEdit': { input: { id: null }, open: editors },
  'guides.save': { input: { id: 4, version: 1, guide: writtenGuide }, open: editors },
  'guides.history': { input: { id: 1 }, open: editors },
  'guides.compareWithVersion': { input: { id: 1, version: 1 }, open: editors },
  'guides.bringBack': { input: { id: 1, version: 99 }, open: editors, status: 404 },
  'guides.compareMany': { input: { which: { ids: [1] }, change: addTag }, open: editors },
  'guides.withdrawn': { input: { id: 1, language: 'en' }, open: 'guest' },
  'guides.ask': {
    input: { q: 'writing', language: 'en' },
    open: 'guest',
    looks: true,
    limits: ['ask/account', 'ask/network'],
    limitsOfGuest: ['ask/network'],
  },
  'guides.askInWords': {
    input: { q: 'writing', language: 'en' },
    open: 'guest',
    looks: true,
    limits: ['ask-words/account', 'ask-words/network', 'ask-words/shop'],
    limitsOfGuest: ['ask-words/network', 'ask-words/shop'],
  },
  'guides.ownReport': { input: { guideId: 1 }, open: 'member' },
  'guides.report': { input: aReport, open: 'member', status: 403, limits: ['report/account'] },
  'guides.wishForReport': {
    input: { guideId: 1, language: 'en', wished: true },
    open: 'member',
    status: 403,
    limits: ['report/account'],
  },
  'admin.reports': { input: {}, open: support },
  'admin.subscribers': { open: support },
  'admin.takeSubscriberOff': {
    input: { email: 'nobody@example.com', reason: 'asked by phone' },
    open: support,
    status: 404,
  },
  'admin.hideSentence': {
    input: { id: 999_999, hidden: true, reason: 'a name' },
    open: support,
    status: 404,
  },
  'guides.missedSearches': { open: editors },
  'guides.suggest': { input: { text: 'guide' }, open: 'guest' },
  'payments.checkSession': {
    input: { sessionId: 'cs_unknown', guideId: 1 },
    open: 'guest',
    looks: true,
    limits: paymentCheck,
    limitsOfGuest: paymentCheck,
  },
  'payments.conditions': { input: { language: 'en' }, open: 'guest', looks: true },
  'payments.createCheckoutSession': {
    input: { mode: 'payment', guideId: 1 },
    open: 'member',
    limits: checkout,
  },
  'payments.createPaymentIntent': {
    input: { guideId: 1, code: 'NOSUCHCODE' },
    open: 'member',
    limits: ['code/account', 'code/network', ...checkout],
  },
  'payments.createSubscription': { open: 'member', limits: checkout },
  'payments.endPlan': { open: 'member', status: 404, limits: ['payment/portal'] },
  'payments.openBillingPortal': { open: 'member', limits: ['payment/portal'] },
  'payments.pickFreeGuide': { input: { guideId: 3 }, open: 'member', limits: ['payment/free-pick'] },
  'payments.officeMonth': {
    input: { month: '2020-01', addressee: 'x', address: '', purpose: '', language: 'en' },
    open: 'member',
    status: 404,
    limits: ['office-receipt/account'],
  },
  'payments.officeReceipt': {
    input: { receiptId: unknownId, addressee: 'x', address: '', purpose: '', language: 'en' },
    open: 'member',
    status: 404,
    limits: ['office-receipt/account'],
  },
  'payments.officeUsed': { open: 'member' },
  'payments.proCredit': { open: 'member' },
  'payments.receipt': {
    input: { receiptId: '00000000-0000-4000-8000-000000000000' },
    open: 'member',
    status: 404,
  },
  'payments.receipts': { open: 'member' },
  'payments.sendReceiptAgain': {
    input: { receiptId: '00000000-0000-4000-8000-000000000000' },
    open: 'member',
    status: 404,
    limits: ['payment/receipt-mail'],
  },
  'payments.recordPurchase': {
    input: { guideId: 1, stripePaymentId: 'pi_unknown' },
    open: 'member',
    status: 400,
    foreign: { input: () => ({ guideId: 1, stripePaymentId: paymentOfOther }), status: 400 },
    limits: paymentCheck,
  },
  'payments.verifyPurchase': {
    input: { sessionId: 'cs_unknown', guideId: 1, userEmail: 'member@example.com' },
    open: 'guest',
    looks: true,
    status: 400,
    limits: paymentCheck,
    limitsOfGuest: paymentCheck,
  },
  'withdrawals.askLink': {
    input: { number: 'pi_unknown', email: 'nobody@example.com', language: 'en' },
    open: 'guest',
    anonymous: true,
    limits: ['withdrawal-link/network'],
    limitsOfGuest: ['withdrawal-link/network'],
  },
  'withdrawals.confirm': {
    input: { receiptId: unknownId, guideIds: null },
    open: 'member',
    status: 404,
    limits: ['withdrawal/account'],
  },
  'withdrawals.confirmByKey': {
    input: { key: 'k'.repeat(43), guideIds: null },
    open: 'guest',
    status: 404,
    anonymous: true,
    limits: ['withdrawal-key/network'],
    limitsOfGuest: ['withdrawal-key/network'],
  },
  'withdrawals.find': {
    input: { receiptId: unknownId },
    open: 'member',
    status: 404,
    limits: ['withdrawal/account'],
  },
  'withdrawals.findByKey': {
    input: { key: 'k'.repeat(43) },
    open: 'guest',
    status: 404,
    anonymous: true,
    limits: ['withdrawal-key/network'],
    limitsOfGuest: ['withdrawal-key/network'],
  },
  'translation.accept': { input: job, open: editors, status: 404 },
  'translation.cancel': { input: job, open: editors, status: 404 },
  'translation.check': { input: { guideId: 1, language: 'ja', title: '題' }, open: editors },
  'translation.compare': { input: { guideId: 1, language: 'ja' }, open: editors },
  'translation.direct': {
    input: { content: 'How to sell prompts.', targetLanguage: 'ja' },
    open: editors,
    limits: directTranslation,
  },
  'translation.edit': {
    input: { guideId: 2, language: 'ja', title: '手で書いた題' },
    open: editors,
  },
  'translation.enhanceJapanese': { input: { guideId: 1 }, open: editors, limits: translationStart },
  'translation.japaneseContentStatus': { input: { guideId: 1 }, open: editors },
  'translation.neighbours': { input: { guideId: 1, language: 'ja' }, open: editors },
  'translation.overview': { input: { language: 'ja' }, open: editors },
  'translation.plan': { input: { guideIds: [1], language: 'ja' }, open: editors },
  'translation.result': { input: job, open: editors, status: 404 },
  'translation.retry': { input: job, open: editors, status: 404, limits: translationStart },
  'translation.settings': { open: editors },
  'translation.start': {
    input: { content: 'How to sell prompts.', targetLanguage: 'ja' },
    open: editors,
    limits: translationStart,
  },
  'translation.startMany': {
    input: { guideIds: [1], language: 'th' },
    open: editors,
    limits: translationStart,
  },
  'translation.status': { input: job, open: editors, status: 404 },
  'translation.translateContent': {
    input: { guideId: 1, targetLanguages: ['th'] },
    open: editors,
    limits: translationStart,
  },
  'translation.translateGuide': {
    input: { guideId: 1, language: 'th' },
    open: editors,
    limits: translationStart,
  },
  'translation.translateSingle': {
    input: { guideId: 1, targetLanguage: 'th' },
    open: editors,
    limits: translationStart,
  },
  'translation.translateTitleJapanese': {
    input: { guideId: 3 },
    open: editors,
    limits: directTranslation,
  },
}

type Caller = Who | 'revoked' | 'disabled' | 'cookie alone'

interface Procedure {
  name: string
  type: 'query' | 'mutation'
  rule: Rule
}

const procedures: Procedure[] = Object.entries(rules).map(([name, rule]) => {
  const all = appRouter._def.procedures as unknown as Record<
    string,
    { _def: { type: 'query' | 'mutation' } } | undefined
  >
  return { name, type: all[name]?._def.type ?? 'query', rule }
})
const mutations = procedures.filter(({ type }) => type === 'mutation')
const documented = new Map(listRestProcedures(appRouter).map((procedure) => [procedure.name, procedure]))
const restPathsOf = (name: string) => documented.get(name)?.rest.map(({ path }) => path) ?? []

const shop = await openTestShop()
await shop.stock({ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 })
const auth = openFirebase(shop.deps.env)
const [member, owner, editor, supporter, revoked, disabled] = await Promise.all([
  shop.signUp('member'),
  signUpOperator(shop, 'owner'),
  signUpOperator(shop, 'editor', 'editor'),
  signUpOperator(shop, 'support', 'support'),
  shop.signUp('revoked'),
  shop.signUp('disabled'),
])
const other = await shop.signUp('other')
await shop.post('/api/users/free-selection', { guideId: 2 }, other)
const started = await shop.post('/api/users/create-payment-intent', { guideId: 1 }, other)
const paymentOfOther = started.json<{ clientSecret: string }>().clientSecret.split('_secret')[0] ?? ''
const asked = await shop.post('/trpc/account.askCopy', { json: { language: 'en' } }, other)
const copyOfOther = asked.json<{ result: { data: { json: { copyId: string } } } }>().result.data.json.copyId
await pollUntil(async () => (await shop.visit(`/api/account/copies/${copyOfOther}`, other)).status === 200)
// Starting a subscription creates the Stripe customer that the billing portal needs.
for (const person of [member, owner, editor, supporter])
  await shop.post('/api/create-subscription', {}, person)
// New tokens, because the shop has verified those of the registration less than a minute ago.
await waitForNextSecond()
for (const person of [revoked, disabled])
  Object.assign(person, await signInAtProvider(inject('services').authEmulatorUrl, person.email))
await auth.updateUser(disabled.uid, { disabled: true })
await waitForNextSecond()
await auth.revokeRefreshTokens(revoked.uid)
const people = { member, owner, editor, support: supporter, revoked, disabled }
beforeEach(() => shop.deps.pool.query('delete from rate_limits'))
const comparing = new Set(['admin.compareWithStripe', 'admin.writeDifferences'])

const untilCompared = () =>
  expect
    .poll(async () => {
      const { rowCount } = await shop.deps.pool.query('select from comparisons where ended_at is null')
      return rowCount
    })
    .toBe(0)

const untilTranslated = () => expect.poll(countRunningTranslations).toBe(0)
afterEach(() => Promise.all([untilTranslated(), untilCompared()]))

async function countRunningTranslations(): Promise<number> {
  const { rows } = await shop.deps.pool.query<{ count: number }>(
    `select count(*)::int as count from translation_jobs where guide_id is not null and status in ('pending', 'processing')`,
  )
  return rows[0]?.count ?? 0
}

/** Returns the caller's person, undefined for a guest, and the headers that identify the caller. */
async function callerOf(
  who: Caller,
  procedure: Procedure,
): Promise<{ person: Person | undefined; headers: Record<string, string> }> {
  if (who === 'guest') return { person: undefined, headers: {} }
  // A rejected call changes nothing, so it can use the shared user.
  const mayChange = procedure.rule.alone === true && ![401, 403].includes(expectedStatus(who, procedure))
  if (who === 'cookie alone') {
    const person = mayChange ? await shop.signUp('alone') : people.member
    return { person, headers: { cookie: person.cookie ?? '' } }
  }
  const fresh = mayChange && who !== 'revoked' && who !== 'disabled'
  const person = fresh
    ? await (who === 'member' ? shop.signUp('alone') : signUpOperator(shop, 'alone', who))
    : people[who]
  return { person, headers: { authorization: `Bearer ${person.idToken}` } }
}

async function callRpc({ name, type }: Procedure, input: object, headers: Record<string, string>) {
  const json = JSON.stringify({ json: input })
  return type === 'mutation'
    ? shop.app.inject({
        method: 'POST',
        url: `/trpc/${name}`,
        headers: { ...headers, 'content-type': 'application/json' },
        payload: json,
      })
    : shop.app.inject({ url: `/trpc/${name}?input=${encodeURIComponent(json)}`, headers })
}

async function callRest(path: string, { type }: Procedure, input: object, headers: Record<string, string>) {
  const values = new Map(Object.entries(input))
  const url = path.replace(/:(\w+)/g, (_all, field: string) => String(values.get(field)))
  const rest = Object.fromEntries([...values].filter(([field]) => !path.split('/').includes(`:${field}`)))
  return type === 'mutation'
    ? shop.app.inject({ method: 'POST', url, headers, payload: rest })
    : shop.app.inject({ url: `${url}?${new URLSearchParams(rest)}`, headers })
}

const isOpenTo = (who: Who, { open }: Rule) => {
  if (open === 'guest') return true
  if (open === 'member') return who !== 'guest'
  return who === 'owner' || open.some((role) => role === who)
}

function expectedStatus(who: Caller, { type, rule }: Procedure): number {
  if (who === 'revoked' || who === 'disabled')
    return rule.open === 'guest' && rule.looks !== true ? statusOf('guest', rule) : 401
  // A session cookie authorizes reads but no writes.
  if (who === 'cookie alone')
    return expectedStatus(type === 'query' ? 'member' : 'guest', { name: '', type, rule })
  if (isOpenTo(who, rule)) return statusOf(who, rule)
  return who === 'guest' ? 401 : 403
}

function statusOf(who: Who, { status = 200 }: Rule): number {
  return typeof status === 'number' ? status : (status[who] ?? 200)
}

test('every procedure of the router has a rule that names its allowed callers', () => {
  expect(Object.keys(rules).toSorted()).toEqual(Object.keys(appRouter._def.procedures).toSorted())
})

const callers: Caller[] = ['guest', 'member', ...roles, 'revoked', 'disabled', 'cookie alone']

test.each(procedures)(
  '$name returns the expected status to each kind of caller, through tRPC and REST',
  async (procedure) => {
    const { name, rule } = procedure
    for (const who of callers) {
      if (rule.limits !== undefined) await shop.deps.pool.query('delete from rate_limits')
      const expected = expectedStatus(who, procedure)
      const call = async (
        send: (input: object, headers: Record<string, string>) => Promise<{ statusCode: number }>,
      ) => {
        const { person, headers } = await callerOf(who, procedure)
        // A read by cookie is a call of the cookie's user. A write by cookie is a guest's call.
        const about = who === 'cookie alone' && procedure.type === 'mutation' ? undefined : person
        const input = typeof rule.input === 'function' ? rule.input(about) : (rule.input ?? {})
        return (await send(input, headers)).statusCode
      }
      const byRpc = await call((input, headers) => callRpc(procedure, input, headers))
      expect([who, byRpc]).toEqual([who, expected])
      for (const path of restPathsOf(name)) {
        const empty = documented.get(name)?.output === undefined && expected === 200
        const byRest = await call((input, headers) => callRest(path, procedure, input, headers))
        expect([who, path, byRest]).toEqual([who, path, empty ? 204 : expected])
      }
      // An operator can't start translating a guide while another operator's job translates it.
      if (name.startsWith('translation.')) await untilTranslated()
      // A second reconciliation can't start while one is running.
      if (comparing.has(name)) await untilCompared()
    }
  },
)

async function limitsTakenBy(who: 'guest' | 'owner', procedure: Procedure) {
  const { rule } = procedure
  const { person, headers } = await callerOf(who, procedure)
  await shop.deps.pool.query('delete from rate_limits')
  const input = typeof rule.input === 'function' ? rule.input(person) : (rule.input ?? {})
  await callRpc(procedure, input, headers)
  const { rows } = await shop.deps.pool.query<{ key: string; count: number }>(
    'select key, count from rate_limits order by key',
  )
  const owners = new Map([
    [hash('sha256', getClientNetwork('127.0.0.1'), 'base64url'), 'network'],
    [hash('sha256', person?.uid ?? credentials(person).email, 'base64url'), 'account'],
    [hash('sha256', 'all', 'base64url'), 'shop'],
  ])
  return rows.map(({ key, count }) => {
    const [scope = '', of = ''] = key.split(':')
    return { scope, of: owners.get(of), count }
  })
}

/** Returns whose calls a limit counts, from its name. Undefined when the name does not say. */
const ownerIn = (scope: string) => /\/(network|account|shop)$/.exec(scope)?.[1]

test.each(procedures)(
  '$name counts a call against its own rate limits and no others, for owners and guests',
  async (procedure) => {
    const { limits = [], limitsOfGuest = [] } = procedure.rule

    expect(await limitsTakenBy('owner', procedure)).toEqual(
      limits.map((scope) => ({ scope, of: ownerIn(scope) ?? 'account', count: 1 })),
    )
    expect(await limitsTakenBy('guest', procedure)).toEqual(
      limitsOfGuest.map((scope) => ({ scope, of: ownerIn(scope) ?? 'network', count: 1 })),
    )
  },
)

const foreigners = procedures.flatMap((procedure) =>
  procedure.rule.foreign === undefined
    ? []
    : [{ procedure, name: procedure.name, foreign: procedure.rule.foreign }],
)

test.each(foreigners)('$name never returns another user’s data', async ({ procedure, name, foreign }) => {
  const headers = { authorization: `Bearer ${people.member.idToken}` }
  const input = foreign.input(other)
  const answers = [await callRpc(procedure, input, headers)]
  for (const path of restPathsOf(name)) answers.push(await callRest(path, procedure, input, headers))
  for (const { statusCode, body } of answers) {
    expect(statusCode).toBe(foreign.status)
    expect(body).toContain(JSON.stringify(foreign.answer ?? {}).slice(1, -1))
  }
})

const state = async () => {
  const tables = ['users', 'purchases', 'orders', 'access_changes', 'guides']
  const counts = tables.map((table) => `(select json_agg(t order by t.id) from ${table} t) as ${table}`)
  const { rows } = await shop.deps.pool.query(`select ${counts.join(', ')}`)
  return rows
}

const crossSite = ({ cookie = '' }: Person) => ({
  cookie,
  origin: 'https://evil.example',
  'sec-fetch-site': 'cross-site',
})

const waysIn = ({ name }: Procedure) => [`/trpc/${name}`, `/trpc/${name}?batch=1`, ...restPathsOf(name)]

/** Waits until all Stripe events of earlier calls are delivered and their payment jobs have finished. */
const untilSettled = () => expect.poll(countUnsettled).toEqual({ events: 0, jobs: 0 })

async function countUnsettled(): Promise<{ events: number; jobs: number | null }> {
  const answer = await fetch(`${shop.stripeUrl}/_sandbox/webhook`)
  const { waiting } = (await answer.json()) as { waiting: unknown[] }
  const { rowCount } = await shop.deps.pool.query(
    `select from pgboss.job
     where name like 'payments.%' and name <> 'payments.sweep' and state < 'completed' and start_after <= now()`,
  )
  return { events: waiting.length, jobs: rowCount }
}

describe('a request from another site changes nothing', () => {
  test.each(mutations)(
    'a page of another site changes nothing through $name, whatever it sends',
    async (procedure) => {
      const { rule } = procedure
      await untilSettled()
      const input = {
        ...(typeof rule.input === 'function' ? rule.input(people.member) : rule.input),
        password: 'x',
      }
      const json = JSON.stringify(input)
      const bodies: [type: string | undefined, payload: string][] = [
        ['application/x-www-form-urlencoded', new URLSearchParams(input).toString()],
        ['text/plain', json],
        ['text/plain', `{"json":${json},"x":"="}`],
        [
          'multipart/form-data; boundary=x',
          `--x\r\ncontent-disposition: form-data; name="json"\r\n\r\n${json}\r\n--x--`,
        ],
        ['application/json', json],
        ['application/json', JSON.stringify({ json: input })],
        ['application/json', JSON.stringify({ 0: { json: input } })],
        [undefined, json],
        [undefined, ''],
      ]
      // Logging out would end the session of the shared user.
      const person = rule.alone === true ? await shop.signUp('alone') : people.member
      const before = await state()
      // Logging out needs no permission, because it changes no stored data.
      const refused = procedure.name === 'auth.logout' ? [200, 204, 400, 415] : [400, 401, 415]
      for (const url of waysIn(procedure)) {
        for (const [type, payload] of bodies) {
          const headers = { ...crossSite(person), ...(type === undefined ? {} : { 'content-type': type }) }
          const { statusCode, headers: answered } = await shop.app.inject({
            method: 'POST',
            url,
            headers,
            payload,
          })
          const taken =
            rule.anonymous === true && type === 'application/json' && statusCode === statusOf('guest', rule)
          expect([url, type, taken || refused.includes(statusCode), statusCode]).toEqual([
            url,
            type,
            true,
            statusCode,
          ])
          expect(answered['access-control-allow-origin']).toBeUndefined()
        }
      }
      expect(await state()).toEqual(before)
    },
  )

  test.each(mutations)('a page of another site cannot call $name with GET', async (procedure) => {
    const { rule } = procedure
    await untilSettled()
    const input = typeof rule.input === 'function' ? rule.input(people.member) : (rule.input ?? {})
    const before = await state()
    const byRpc = await shop.app.inject({
      url: `/trpc/${procedure.name}?input=${encodeURIComponent(JSON.stringify({ json: input }))}`,
      headers: crossSite(people.member),
    })
    const byRest = await Promise.all(
      restPathsOf(procedure.name).map((url) => shop.app.inject({ url, headers: crossSite(people.member) })),
    )
    expect(byRpc.statusCode).toBe(405)
    expect(byRest.map(({ statusCode }) => statusCode)).toEqual(byRest.map(() => 405))
    expect(await state()).toEqual(before)
  })

  test.each(mutations)(
    'CORS does not allow a page of another site to send JSON or a token to $name',
    async (procedure) => {
      for (const url of waysIn(procedure)) {
        const answer = await shop.app.inject({
          method: 'OPTIONS',
          url,
          headers: {
            ...crossSite(people.member),
            'access-control-request-method': 'POST',
            'access-control-request-headers': 'authorization, content-type',
          },
        })
        // Without these headers in the preflight response, a browser does not send the actual request, whatever the status.
        const allowed = Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))
        expect(allowed).toEqual([])
      }
    },
  )
})
