import { payWithCard } from '../buyers.ts'
import type { Person } from '../people.ts'
import type { Acts } from './acts.ts'

/** Guides that were paid for: currencies, codes, company receipts, refunds, disputes. */
export async function buyGuides(acts: Acts): Promise<void> {
  const { signUp, buyGuide } = acts
  const inUsd = await signUp('guide-usd')
  await buyGuide(inUsd, 1)
  await acts.issueOfficeReceipt(inUsd, { addressee: 'Aozora Ltd.', purpose: 'Training material' })
  const inJpy = await signUp('guide-jpy')
  await buyGuide(inJpy, 1, { language: 'ja' })
  const company = { addressee: '株式会社あおぞら', address: '東京都港区1-2-3', language: 'ja' }
  await acts.issueOfficeReceipt(inJpy, company)
  await acts.issueOfficeReceipt(inJpy, { ...company, addressee: '株式会社あおぞら商事' })
  await buyGuide(await signUp('guide-code-percent'), 2, { code: 'HALF' })
  await buyGuide(await signUp('guide-code-amount'), 2, { language: 'ja', code: 'LIMITED' })
  await buyGuide(await signUp('guide-code-new-buyer'), 3, { code: 'WELCOME' })
  await acts.buyOnPage(await signUp('guide-hosted'), 3)
  await acts.buyOnPage(await signUp('guide-hosted-code'), 3, { language: 'ja', code: 'HALF' })
  await buyGuide(await signUp('guide-own-price'), 22)
  await buyGuide(await signUp('guide-withdrawn'), 12)
}

export async function refundGuides(acts: Acts, operator: Person): Promise<void> {
  const { signUp, buyGuide, refund } = acts
  const whole = await signUp('refunded-whole')
  await buyGuide(whole, 1)
  await acts.refundAsOperator(operator, whole, 200)
  const part = await signUp('refunded-part')
  await buyGuide(part, 1)
  await acts.refundAsOperator(operator, part, 50)
  const inParts = await signUp('refunded-in-parts')
  const partly = await buyGuide(inParts, 1, { language: 'ja' })
  await refund(partly, 50)
  await refund(partly)
  const failed = await signUp('refund-failed')
  const reopened = await buyGuide(failed, 1)
  await acts.refundAsOperator(operator, failed, 200)
  for (const id of await acts.refundsOf(reopened)) await acts.failRefund(id)
  const again = await signUp('refunded-bought-again')
  await refund(await buyGuide(again, 1))
  await buyGuide(again, 1)
  const coded = await signUp('refunded-code')
  await refund(await buyGuide(coded, 2, { code: 'HALF' }))
  const companyPart = await signUp('refunded-part-company')
  const invoiced = await buyGuide(companyPart, 4, { language: 'ja' })
  await refund(invoiced, 80)
  await acts.issueOfficeReceipt(companyPart, { addressee: '株式会社みなと', language: 'ja' })
}

/** Payments for a guide that the buyer owned already when they arrived, and what became of their refunds. */
export async function refundDuplicates(acts: Acts): Promise<void> {
  const payLate = async (name: string) => {
    const person = await acts.signUp(name)
    const payment = await acts.openForm(person, 1)
    await acts.pickFreeGuide(person, 1)
    await payWithCard(acts.shop.deps.stripe, payment)
    await acts.settleAll()
    return payment
  }
  await payLate('duplicate-refunded')
  const givenUp = await payLate('duplicate-given-up')
  for (const id of await acts.refundsOf(givenUp)) await acts.failRefund(id)
  await acts.shop.deps.pool.query(
    `update refunds set state = 'given-up', failures = 4 where payment_id = $1`,
    [givenUp],
  )
}

/** A refund that failed a minute ago: the shop tries again later. */
export async function oweDuplicate(acts: Acts): Promise<void> {
  const person = await acts.signUp('duplicate-owed')
  const payment = await acts.openForm(person, 1)
  await acts.pickFreeGuide(person, 1)
  await payWithCard(acts.shop.deps.stripe, payment)
  await acts.settleAll()
  for (const id of await acts.refundsOf(payment)) await acts.failRefund(id)
}

/** Two payments for one guide are kept in turn, and the second is refunded (M12, M15 of the findings). */
export async function returnKeptPayments(acts: Acts): Promise<void> {
  const person = await acts.signUp('kept-payment-reads-nothing')
  const first = await acts.buyGuide(person, 7)
  const failing = await acts.refund(first)
  const second = await acts.buyGuide(person, 7)
  await acts.failRefund(failing)
  for (const id of await acts.refundsOf(first)) if (id !== failing) await acts.failRefund(id)
  await acts.shop.deps.pool.query(
    `update refunds set state = 'given-up', failures = 4 where payment_id = $1`,
    [first],
  )
  await acts.refund(second)
}

export async function disputeGuides(acts: Acts): Promise<void> {
  const { signUp, buyGuide, openDispute, endDispute } = acts
  await openDispute(await buyGuide(await signUp('dispute-open'), 1))
  await endDispute(await openDispute(await buyGuide(await signUp('dispute-won'), 1)), 'won')
  const lost = await buyGuide(await signUp('dispute-lost'), 1, { language: 'ja' })
  await endDispute(await openDispute(lost), 'lost')
  const again = await signUp('dispute-lost-bought-again')
  await endDispute(await openDispute(await buyGuide(again, 1)), 'lost')
  await buyGuide(again, 1)
  const part = await buyGuide(await signUp('dispute-lost-after-part'), 1)
  await acts.refund(part, 50)
  await endDispute(await openDispute(part), 'lost')
}

/** Guides that were free for their readers. */
export async function giveGuides(acts: Acts, operator: Person): Promise<void> {
  const { signUp, giveGuide, takeGuideBack } = acts
  await acts.pickFreeGuide(await signUp('free-pick'), 5)
  const lost = await signUp('free-pick-taken-back')
  await acts.pickFreeGuide(lost, 5)
  await takeGuideBack(operator, lost, 5)
  await giveGuide(operator, await signUp('given'), 6)
  const takenBack = await signUp('given-taken-back')
  await giveGuide(operator, takenBack, 6)
  await takeGuideBack(operator, takenBack, 6)
  const bought = await signUp('given-taken-back-bought')
  await giveGuide(operator, bought, 6)
  await takeGuideBack(operator, bought, 6)
  await acts.buyGuide(bought, 6)
}
