import type { StripeError } from '@stripe/stripe-js'
import type { Locale } from './frame-messages.ts'

export type FieldLabel = keyof (typeof labels)['en']
export type CardProblem = keyof (typeof cardProblems)['en']

const labels = {
  en: {
    number: 'Card number',
    expiry: 'Expiration date',
    cvc: 'Security code',
    expiryPlaceholder: 'MM / YY',
    cvcPlaceholder: 'CVC',
    frameTitle: 'Secure payment input frame',
    challengeTitle: '3-D Secure authentication',
    close: 'Close',
  },
  ja: {
    number: 'カード番号',
    expiry: '有効期限',
    cvc: 'セキュリティコード',
    expiryPlaceholder: '月 / 年',
    cvcPlaceholder: 'CVC',
    frameTitle: '安全な支払い入力フレーム',
    challengeTitle: '3D セキュア認証',
    close: '閉じる',
  },
}

const cardProblems = {
  en: {
    incomplete_number: 'Your card number is incomplete.',
    incorrect_number: 'Your card number is invalid.',
    incomplete_expiry: "Your card's expiration date is incomplete.",
    invalid_expiry_year_past: "Your card's expiration year is in the past.",
    incomplete_cvc: "Your card's security code is incomplete.",
  },
  ja: {
    incomplete_number: 'カード番号に不備があります。',
    incorrect_number: 'カード番号が無効です。',
    incomplete_expiry: 'カードの有効期限に不備があります。',
    invalid_expiry_year_past: 'カードの有効期限が過ぎています。',
    incomplete_cvc: 'カードのセキュリティコードに不備があります。',
  },
}

// Decline messages in the page's language. The API's messages are in English, and Stripe.js translates them.
const refusals: Record<Locale, Record<string, string>> = {
  en: {
    payment_intent_authentication_failure:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  },
  ja: {
    authentication_required: 'カードが拒否されました。この取引には認証が必要です。',
    card_declined: 'カードが拒否されました。',
    expired_card: 'カードの有効期限が切れています。',
    incorrect_cvc: 'カードのセキュリティコードが正しくありません。',
    insufficient_funds: 'カードの残高が不足しています。',
    payment_intent_authentication_failure:
      'お客様の支払い方法を認証することができません。別の支払い方法を選択して、もう一度お試しください。',
    processing_error: 'カードの処理中にエラーが発生しました。しばらくしてからもう一度お試しください。',
    test_mode_live_card:
      'カードが拒否されました。テストモードのリクエストに、テスト用ではないカードが使われました。',
  },
}

export function getLabel(locale: Locale, name: FieldLabel): string {
  return labels[locale][name]
}

export function getProblemText(locale: Locale, problem: CardProblem): string {
  return cardProblems[locale][problem]
}

export function translateStripeError(locale: Locale, error: StripeError): StripeError {
  const texts = refusals[locale]
  const message = texts[error.decline_code ?? ''] ?? texts[error.code ?? '']
  return message === undefined ? error : { ...error, message }
}

export function toLocale(wanted: string | undefined): Locale {
  const language = wanted === undefined || wanted === 'auto' ? navigator.language : wanted
  return language.toLowerCase().startsWith('ja') ? 'ja' : 'en'
}
