import type Stripe from 'stripe'
import { formatMoney } from '../protocol/money.ts'

type Language = 'en' | 'ja'

const texts = {
  en: {
    title: '3-D Secure test page',
    explanation: "This stands for the page of the buyer's bank.",
    complete: 'Complete authentication',
    fail: 'Fail authentication',
    answered: 'Thank you. You can close this page.',
  },
  ja: {
    title: '3D セキュア テストページ',
    explanation: '購入者の銀行の画面の代わりです。',
    complete: '認証を完了する',
    fail: '認証に失敗する',
    answered: 'ありがとうございます。このページを閉じてください。',
  },
}

export function renderChallengePage(intent: Stripe.PaymentIntent, language: Language): string {
  const text = texts[language]
  return page(
    language,
    text.title,
    `<h1>${text.title}</h1>
<p>${text.explanation}</p>
<p>${formatMoney(intent.amount, intent.currency)}</p>
<form method="post">
<button class="primary" name="outcome" value="complete">${text.complete}</button>
<button name="outcome" value="fail">${text.fail}</button>
</form>`,
  )
}

/** Returns the page after an answered challenge. It notifies the embedding page at the origin `parent`. */
export function renderAnsweredPage(language: Language, parent: string | undefined): string {
  const { title, answered } = texts[language]
  const script = parent
    ? `<script src="/stripe-js/challenge-answered.js" data-parent="${escapeAttribute(parent)}"></script>`
    : ''
  return page(language, title, `<p>${answered}</p>${script}`)
}

function page(language: Language, title: string, body: string): string {
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<link rel="stylesheet" href="/stripe-js/frame.css">
<body><main class="challenge">${body}</main></body>
</html>`
}

const escapeAttribute = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
