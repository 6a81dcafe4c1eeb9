import { scheduleDeletion } from '../../account/index.ts'
import type { Person } from '../people.ts'
import type { DumpActions } from './actions.ts'

/** Deletes an account that has purchases, a free pick, a subscription and gifts to others. */
export async function deleteAccount(actions: DumpActions): Promise<void> {
  const { shop, signUp } = actions
  const leaver = await signUp('deleted')
  await actions.buyGuide(leaver, 1)
  await actions.issueOfficeReceipt(leaver, { addressee: 'Aozora Ltd.' })
  await actions.pickFreeGuide(leaver, 2)
  await actions.subscribe(leaver)
  const gift = await actions.giveGift(leaver, { guideId: 1, recipient: 'friend@example.com', inDays: 40 })
  const reader = await signUp('gift-of-deleted-giver')
  await actions.claimGift(reader, leaver, gift.id)
  await actions.giveGift(leaver, { guideId: 2, recipient: 'friend@example.com', inDays: 40 })
  const userId = await actions.userIdOf(leaver)
  await requestDeletion(actions, leaver)
  await shop.deps.pool.query('update account_deletions set due_at = now() where user_id = $1', [userId])
  await shop.deps.jobs.send(shop.deps.db, 'account.catch-up', {}, { key: 'all' })
  await actions.settleAll()
}

/** Requests the deletion of two accounts: one with a subscription and one with an open checkout. */
export async function leaveDeletionWaiting(actions: DumpActions): Promise<void> {
  const person = await actions.signUp('deletion-waits')
  await actions.buyGuide(person, 1)
  await actions.subscribe(person)
  await requestDeletion(actions, person)
  const buyer = await actions.signUp('deletion-waits-form-open')
  await actions.buyGuide(buyer, 1)
  await actions.openForm(buyer, 2)
  await requestDeletion(actions, buyer)
}

/** Requests the deletion without the API. The shop's clock is ahead, so no login is recent enough for the account page. */
async function requestDeletion({ shop, ...actions }: DumpActions, person: Person): Promise<void> {
  const request = { userId: await actions.userIdOf(person), emailConfirmed: false, language: 'en' } as const
  await shop.deps.db.transaction().execute((tx) => scheduleDeletion(tx, shop.deps, request))
  await actions.settleAll()
}

/** Saves a guide, checks off a step and sends a message. */
export async function recordProgress({ shop, submit, ...actions }: DumpActions): Promise<void> {
  const reader = await actions.signUp('reads-and-writes')
  await actions.buyGuide(reader, 1)
  const step = { guideId: 1, step: 'x'.repeat(16), place: 0, steps: 3, done: true, note: 'Done', at: 1 }
  const saved = { guideId: 2, saved: true, at: 1 }
  await submit(reader, 'progress.sync', { saved: [saved], marks: [step], places: [], all: true })
  const message = { email: reader.email, message: 'Can I read this guide on two devices?' }
  await shop.post('/api/contact/submit', message)
  await actions.settleAll()
}
