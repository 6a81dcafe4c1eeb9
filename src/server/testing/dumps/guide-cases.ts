import { payWithCard } from '../buyers.ts'
import type { Person } from '../people.ts'
import type { DumpActions } from './actions.ts'

/** Buys guides in both currencies, with codes, with company invoices and on Stripe's page. */
export async function buyGuides(actions: DumpActions): Promise<void> {
  const { signUp, buyGuide } = actions
  const inUsd = await signUp('guide-usd')
  await buyGuide(inUsd, 1)
  await actions.issueOfficeReceipt(inUsd, { addressee: 'Aozora Ltd.', purpose: 'Training material' })
  const inJpy = await signUp('guide-jpy')
  await buyGuide(inJpy, 1, { language: 'ja' })
  const company = { addressee: '株式会社あおぞら', address: '東京都港区1-2-3', language: 'ja' }
  await actions.issueOfficeReceipt(inJpy, company)
  await actions.issueOfficeReceipt(inJpy, { ...company, addressee: '株式会社あおぞら商事' })
  await buyGuide(await signUp('guide-code-percent'), 2, { code: 'HALF' })
  await buyGuide(await signUp('guide-code-amount'), 2, { language: 'ja', code: 'LIMITED' })
  await buyGuide(await signUp('guide-code-new-buyer'), 3, { code: 'WELCOME' })
  await actions.buyOnPage(await signUp('guide-hosted'), 3)
  await actions.buyOnPage(await signUp('guide-hosted-code'), 3, { language: 'ja', code: 'HALF' })
  await buyGuide(await signUp('guide-own-price'), 22)
  await buyGuide(await signUp('guide-withdrawn'), 12)
}

export async function refundGuides(actions: DumpActions, operator: Person): Promise<void> {
  const { signUp, buyGuide, refund } = actions
  const whole = await signUp('refunded-whole')
  await buyGuide(whole, 1)
  await actions.refundAsOperator(operator, whole, 200)
  const part = await signUp('refunded-part')
  await buyGuide(part, 1)
  await actions.refundAsOperator(operator, part, 50)
  const inParts = await signUp('refunded-in-parts')
  const partly = await buyGuide(inParts, 1, { language: 'ja' })
  await refund(partly, 50)
  await refund(partly)
  const failed = await signUp('refund-failed')
  const reopened = await buyGuide(failed, 1)
  await actions.refundAsOperator(operator, failed, 200)
  for (const id of await actions.refundsOf(reopened)) await actions.failRefund(id)
  const again = await signUp('refunded-bought-again')
  await refund(await buyGuide(again, 1))
  await buyGuide(again, 1)
  const coded = await signUp('refunded-code')
  await refund(await buyGuide(coded, 2, { code: 'HALF' }))
  const companyPart = await signUp('refunded-part-company')
  const invoiced = await buyGuide(companyPart, 4, { language: 'ja' })
  await refund(invoiced, 80)
  await actions.issueOfficeReceipt(companyPart, { addressee: '株式会社みなと', language: 'ja' })
}

/** Pays for guides that the buyer owned before the payment arrived, with and without a successful refund. */
export async function refundDuplicates(actions: DumpActions): Promise<void> {
  const payLate = async (name: string) => {
    const person = await actions.signUp(name)
    const payment = await actions.openForm(person, 1)
    await actions.pickFreeGuide(person, 1)
    await payWithCard(actions.shop.deps.stripe, payment)
    await actions.settleAll()
    return payment
  }
  await payLate('duplicate-refunded')
  const givenUp = await payLate('duplicate-given-up')
  for (const id of await actions.refundsOf(givenUp)) await actions.failRefund(id)
  await actions.shop.deps.pool.query(
    `update refunds set state = 'given-up', failures = 4 where payment_id = $1`,
    [givenUp],
  )
}

/** Leaves a refund owed: the first attempt failed a minute ago, and the shop retries later. */
export async function leaveDuplicateRefundOwed(actions: DumpActions): Promise<void> {
  const person = await actions.signUp('duplicate-owed')
  const payment = await actions.openForm(person, 1)
  await actions.pickFreeGuide(person, 1)
  await payWithCard(actions.shop.deps.stripe, payment)
  await actions.settleAll()
  for (const id of await actions.refundsOf(payment)) await actions.failRefund(id)
}

/** Fails the refund of a first payment while a second one grants access, then refunds the second (B8.18). */
export async function refundSecondPayment(actions: DumpActions): Promise<void> {
  const person = await actions.signUp('kept-payment-reads-nothing')
  const first = await actions.buyGuide(person, 7)
  const failing = await actions.refund(first)
  const second = await actions.buyGuide(person, 7)
  await actions.failRefund(failing)
  for (const id of await actions.refundsOf(first)) if (id !== failing) await actions.failRefund(id)
  await actions.shop.deps.pool.query(
    `update refunds set state = 'given-up', failures = 4 where payment_id = $1`,
    [first],
  )
  await actions.refund(second)
}

export async function disputeGuides(actions: DumpActions): Promise<void> {
  const { signUp, buyGuide, openDispute, endDispute } = actions
  await openDispute(await buyGuide(await signUp('dispute-open'), 1))
  await endDispute(await openDispute(await buyGuide(await signUp('dispute-won'), 1)), 'won')
  const lost = await buyGuide(await signUp('dispute-lost'), 1, { language: 'ja' })
  await endDispute(await openDispute(lost), 'lost')
  const again = await signUp('dispute-lost-bought-again')
  await endDispute(await openDispute(await buyGuide(again, 1)), 'lost')
  await buyGuide(again, 1)
  const part = await buyGuide(await signUp('dispute-lost-after-part'), 1)
  await actions.refund(part, 50)
  await endDispute(await openDispute(part), 'lost')
}

/** Grants guides free of charge: as free picks and by an operator. Revokes some. */
export async function giveGuides(actions: DumpActions, operator: Person): Promise<void> {
  const { signUp, giveGuide, takeGuideBack } = actions
  await actions.pickFreeGuide(await signUp('free-pick'), 5)
  const lost = await signUp('free-pick-taken-back')
  await actions.pickFreeGuide(lost, 5)
  await takeGuideBack(operator, lost, 5)
  await giveGuide(operator, await signUp('given'), 6)
  const takenBack = await signUp('given-taken-back')
  await giveGuide(operator, takenBack, 6)
  await takeGuideBack(operator, takenBack, 6)
  const bought = await signUp('given-taken-back-bought')
  await giveGuide(operator, bought, 6)
  await takeGuideBack(operator, bought, 6)
  await actions.buyGuide(bought, 6)
}
