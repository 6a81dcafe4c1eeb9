import { hash, randomBytes } from 'node:crypto'
import type { PageLanguage } from '../../../shared/languages.ts'
import type { ShownContract } from '../../../shared/payments/withdrawal-schemas.ts'
import { enqueueMail } from '../../mail/index.ts'
import type { User } from '../../platform/caller.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { PayDeps } from '../deps.ts'
import { lockBuyer } from '../queries.ts'
import { findReceipt } from '../receipts/receipt-queries.ts'
import type { SettleDeps } from '../settle/settle-deps.ts'
import { decideWithdrawal } from './decide-withdrawal.ts'
import { findContract } from './find-contract.ts'
import { recordWithdrawal, type WithdrawalStatement } from './record-withdrawal.ts'
import { composeWithdrawalLinkMail } from './withdrawal-mails.ts'
import {
  findReceiptByNumber,
  findWithdrawalKey,
  insertWithdrawalKey,
  listWithdrawalsOfReceipt,
} from './withdrawal-queries.ts'

/** Withdraws from a contract and returns what is left of it. */
export async function withdraw(deps: SettleDeps, statement: WithdrawalStatement) {
  await recordWithdrawal(deps, statement)
  return showContract(deps, statement)
}

/** Emails the buyer a link to withdraw without signing in. The response is always the same, so it reveals no order. */
export async function requestWithdrawalLink(
  { db, jobs, env, clock }: PayDeps,
  { number, email, language }: { number: string; email: string; language: PageLanguage },
): Promise<{ sent: true }> {
  const found = await findReceiptByNumber(db, { number, email })
  if (found === undefined) return { sent: true }
  const now = clock()
  const key = randomBytes(32).toString('base64url')
  await db.transaction().execute(async (tx) => {
    // Lock order: buyer, then receipt, as in settling.
    await lockBuyer(tx, found.userId)
    await insertWithdrawalKey(tx, {
      keyHash: hashOf(key),
      receiptId: found.receiptId,
      language,
      askedAt: now,
    })
    const mail = composeWithdrawalLinkMail(env, found.email, { language, key })
    await enqueueMail(tx, jobs, { ...mail, forgetWhenSent: true }, now)
  })
  return { sent: true }
}

const hashOf = (key: string) => hash('sha256', key, 'hex')

/** Returns the receipt of a link. A statement by the link counts from the time when the link was requested. */
export async function requireLinkedReceipt({ db }: PayDeps, key: string) {
  const known = await findWithdrawalKey(db, hashOf(key))
  if (known === undefined) throw new Refusal('not-found')
  return { receiptId: known.receiptId, statedAt: known.askedAt }
}

/** Returns a receipt of the user. Rejects another user's receipt like a missing one. */
export async function requireOwnReceipt({ db, clock }: PayDeps, user: User, receiptId: string) {
  if ((await findReceipt(db, user.id, receiptId)) === undefined) throw new Refusal('not-found')
  return { receiptId, statedAt: clock() }
}

/** Returns the contract of a receipt with the parts that can be withdrawn from. */
export async function showContract(
  deps: SettleDeps,
  { receiptId, statedAt }: Omit<WithdrawalStatement, 'guideIds'>,
): Promise<ShownContract> {
  const { receipt, product, facts } = await findContract(deps, receiptId)
  const { obstacle, endsAt, refundMinor, openIds } = decideWithdrawal(facts, statedAt)
  const [last] = await listWithdrawalsOfReceipt(deps.db, receiptId)
  return {
    receiptId,
    product,
    number: receipt.reference,
    description: receipt.description,
    descriptionLanguage: receipt.language,
    currency: receipt.money.currency,
    paid: receipt.money.amountMinor,
    refund: refundMinor,
    until: endsAt.toISOString(),
    obstacle: last?.guideIds === null ? 'refunded' : obstacle,
    parts: facts.parts.map(({ guideId, title, amountMinor }) => ({
      guideId,
      title,
      amount: amountMinor,
      isOpen: openIds.includes(guideId),
    })),
    withdrawnAt: last?.statedAt.toISOString() ?? null,
    withdrawnAmount: last?.amount ?? null,
  }
}
