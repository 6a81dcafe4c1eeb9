import { openDeletion } from '../../account/index.ts'
import type { Person } from '../people.ts'
import type { Acts } from './acts.ts'

/** An account that was deleted with all that it had bought and given. */
export async function deleteAccount(acts: Acts): Promise<void> {
  const { shop, signUp } = acts
  const leaver = await signUp('deleted')
  await acts.buyGuide(leaver, 1)
  await acts.issueOfficeReceipt(leaver, { addressee: 'Aozora Ltd.' })
  await acts.pickFreeGuide(leaver, 2)
  await acts.subscribe(leaver)
  const gift = await acts.giveGift(leaver, { guideId: 1, recipient: 'friend@example.com', inDays: 40 })
  const reader = await signUp('gift-of-deleted-giver')
  await acts.claimGift(reader, leaver, gift.id)
  await acts.giveGift(leaver, { guideId: 2, recipient: 'friend@example.com', inDays: 40 })
  const userId = await acts.userIdOf(leaver)
  await requestDeletion(acts, leaver)
  await shop.deps.pool.query('update account_deletions set due_at = now() where user_id = $1', [userId])
  await shop.deps.jobs.send(shop.deps.db, 'account.catch-up', {}, { key: 'all' })
  await acts.settleAll()
}

/** With a plan, and a checkout that was open before. */
export async function leaveDeletionWaiting(acts: Acts): Promise<void> {
  const person = await acts.signUp('deletion-waits')
  await acts.buyGuide(person, 1)
  await acts.subscribe(person)
  await requestDeletion(acts, person)
  const buyer = await acts.signUp('deletion-waits-form-open')
  await acts.buyGuide(buyer, 1)
  await acts.openForm(buyer, 2)
  await requestDeletion(acts, buyer)
}

/** Directly: the clock of the shop is ahead, so that no login is fresh enough for the account page. */
async function requestDeletion({ shop, ...acts }: Acts, person: Person): Promise<void> {
  const request = { userId: await acts.userIdOf(person), emailConfirmed: false, language: 'en' } as const
  await shop.deps.db.transaction().execute((tx) => openDeletion(tx, shop.deps, request))
  await acts.settleAll()
}

/** What a reader does besides buying. */
export async function readGuides({ shop, submit, ...acts }: Acts): Promise<void> {
  const reader = await acts.signUp('reads-and-writes')
  await acts.buyGuide(reader, 1)
  await submit(reader, 'finishing.syncSaved', { changes: [{ guideId: 2, saved: true, at: 1 }] })
  const step = { guideId: 1, step: 'x'.repeat(16), place: 0, steps: 3, done: true, note: 'Done', at: 1 }
  await submit(reader, 'finishing.syncSteps', { marks: [step] })
  const message = { email: reader.email, message: 'Can I read this guide on two devices?' }
  await shop.post('/api/contact/submit', message)
  await acts.settleAll()
}
