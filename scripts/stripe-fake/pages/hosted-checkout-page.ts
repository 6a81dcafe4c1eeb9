import type Stripe from 'stripe'
import { escapeHtml } from '../protocol/html.ts'
import { formatMoney } from '../protocol/money.ts'
import type { StripeState } from '../state/state.ts'
import { testCards } from '../state/test-cards.ts'

type Language = 'en' | 'ja'

const texts = {
  en: {
    title: 'Stripe sandbox checkout',
    note: 'No real money moves here. Any future date and any security code will do.',
    monthly: ' per month',
    first: ' for the first month, then ',
    email: 'Email',
    number: 'Card number',
    expiry: 'Expiry (MM / YY)',
    cvc: 'Security code',
    pay: 'Pay',
    subscribe: 'Subscribe',
    back: 'Back to the shop',
    cards: 'Test cards',
    over: 'This checkout is over.',
  },
  ja: {
    title: 'Stripe サンドボックス決済',
    note: '実際のお金は動きません。有効期限は未来の日付、セキュリティコードは何でもかまいません。',
    monthly: '／月',
    first: '（初回）、以後',
    email: 'メールアドレス',
    number: 'カード番号',
    expiry: '有効期限（月 / 年）',
    cvc: 'セキュリティコード',
    pay: '支払う',
    subscribe: '申し込む',
    back: 'ショップに戻る',
    cards: 'テストカード',
    over: 'このお支払いページは終了しました。',
  },
}

/** Returns the HTML of the checkout page: product, price and card form. */
export function renderCheckoutPage(
  state: StripeState,
  session: Stripe.Checkout.Session,
  { email, problem }: { email?: string; problem?: string } = {},
): string {
  const language = languageOf(session)
  const text = texts[language]
  const known = email ?? emailOf(state, session)
  const amount = formatMoney(session.amount_total ?? 0, session.currency ?? 'usd')
  const recurring = session.mode === 'subscription'
  const later = formatMoney(session.amount_subtotal ?? 0, session.currency ?? 'usd')
  const price = recurring && later !== amount ? `${amount}${text.first}${later}` : amount
  const rows = testCards.map(
    ({ number, result }) =>
      `<li><code>${number.replace(/(.{4})(?=.)/g, '$1 ')}</code> ${escapeHtml(result)}</li>`,
  )
  return page(
    session,
    `<p class="bought">${escapeHtml(state.sessionOffers[session.id]?.name ?? '')}</p>
<p class="amount">${price}${recurring ? text.monthly : ''}</p>
<p>${text.note}</p>
${problem === undefined ? '' : `<p role="alert" class="problem">${escapeHtml(problem)}</p>`}
<form method="post">
<label>${text.email}<input name="email" type="email" required autocomplete="email" value="${escapeHtml(known)}"></label>
<label>${text.number}<input name="number" required inputmode="numeric" autocomplete="cc-number"></label>
<label>${text.expiry}<input name="expiry" required inputmode="numeric" autocomplete="cc-exp"></label>
<label>${text.cvc}<input name="cvc" required inputmode="numeric" autocomplete="cc-csc"></label>
<button class="primary">${recurring ? text.subscribe : text.pay} ${amount}</button>
</form>
${besideButton(session)}
${backLink(session)}
<details><summary>${text.cards}</summary><ul>${rows.join('')}</ul></details>`,
  )
}

/** Returns the HTML of the shop's own text beside the pay button. */
function besideButton({ custom_text: { submit } }: Stripe.Checkout.Session): string {
  return submit === null ? '' : `<p class="terms">${escapeHtml(submit.message)}</p>`
}

export function renderFinishedPage(session: Stripe.Checkout.Session): string {
  return page(session, `<p>${texts[languageOf(session)].over}</p>${backLink(session)}`)
}

function backLink(session: Stripe.Checkout.Session): string {
  if (session.cancel_url === null) return ''
  return `<p><a href="${escapeHtml(session.cancel_url)}">${texts[languageOf(session)].back}</a></p>`
}

function page(session: Stripe.Checkout.Session, body: string): string {
  const language = languageOf(session)
  const { title } = texts[language]
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<link rel="stylesheet" href="/stripe-js/frame.css">
<body><main class="hosted"><h1>${title}</h1>${body}</main></body>
</html>`
}

const languageOf = ({ locale }: Stripe.Checkout.Session): Language => (locale === 'ja' ? 'ja' : 'en')

function emailOf(state: StripeState, { customer, customer_email: email }: Stripe.Checkout.Session): string {
  const known = typeof customer === 'string' ? state.customers[customer] : undefined
  return email ?? (known === undefined || known.deleted ? '' : (known.email ?? ''))
}
