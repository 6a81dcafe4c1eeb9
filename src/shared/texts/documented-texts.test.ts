import { expect, test } from 'vitest'
import { texts as en } from './en/shop.ts'
import { texts as enCatalogue } from './en/catalogue.ts'
import { texts as enFailures } from './en/failures.ts'
import { texts as enGuide } from './en/guide.ts'
import { texts as enHome } from './en/home.ts'
import { texts as enMembers } from './en/members.ts'
import { texts as ja } from './ja/shop.ts'
import { texts as jaFailures } from './ja/failures.ts'
import { texts as jaGuide } from './ja/guide.ts'
import { texts as jaMembers } from './ja/members.ts'
import { createTranslate } from './translate.ts'

const english = createTranslate('en', {
  ...en,
  ...enCatalogue,
  ...enFailures,
  ...enHome,
  ...enGuide,
  ...enMembers,
})
const japanese = createTranslate('ja', { ...ja, ...jaFailures, ...jaGuide, ...jaMembers })

/** Texts that only a browser shows; `stories/pages.test.ts` checks the texts of server-rendered pages. */
test.each([
  [english('guides.noneTagged', { tag: 'Voice Over' }), 'No guides found with tag #Voice Over'],
  [english('guides.noneText'), 'Try removing your filters or come back later.'],
  [english('guides.viewAll'), 'View All Guides'],
  [english('access.verifying'), 'Verifying Access...'],
  [english('auth.loading'), 'Loading authentication'],
  [english('pending.text'), 'Registration completed. Payment required to unlock this guide.'],
  [english('pending.action', { price: '$2' }), 'Complete Payment - $2'],
  [english('paymentSuccess.title'), 'Payment Successful!'],
  [english('paymentSuccess.text'), 'Thank you for your purchase. You now have full access to the guide.'],
  [
    english('paymentSuccess.proText'),
    'Thank you for your purchase. You now have full access to every guide.',
  ],
  [english('paymentSuccess.view'), 'View Your Guide'],
  [english('paymentSuccess.backToGuides'), 'Back to Guides'],
  [english('paymentSuccess.failed'), 'Verification Failed'],
  [english('checkout.loginRequired'), 'Login required. Please log in to purchase this guide.'],
  [english('checkout.intentFailed'), 'Could not create payment intent'],
  [english('payment.error'), 'Payment error: There was an error processing your payment. Please try again'],
  [japanese('hosted.refused'), 'チェックアウトセッションの作成に失敗しました'],
  [japanese('hosted.noUrl'), 'チェックアウトURLが受信できませんでした'],
  [japanese('hosted.failed'), 'チェックアウト処理中にエラーが発生しました'],
  [japanese('checkout.tokenMissing'), '認証トークンの取得に失敗しました。再ログインしてください。'],
  [japanese('checkout.noGuide'), 'ガイドIDが見つかりません'],
  [japanese('guide.invalidId'), 'ガイドIDが無効です'],
  [japanese('checkout.loginRequired'), 'ログインが必要です。ログインしてから再度お試しください。'],
])('%s', (shown, documented) => {
  expect(shown).toBe(documented)
})
