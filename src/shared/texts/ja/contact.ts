import type { texts as english } from '../en/contact.ts'
import type { TranslationOf } from '../translate.ts'

export const texts = {
  'contact.head.title': 'お問い合わせ | AI Income Guides',
  'contact.head.description': 'ご購入、アカウント、ガイドの内容についてのお問い合わせ。',
  'contact.title': 'お問い合わせ',
  'contact.introduction':
    'ご購入、アカウント、ガイドの内容についてのお問い合わせを承ります。担当者がすべて拝見し、お返事いたします。',
  'contact.email': 'メールアドレス',
  'contact.emailHint': 'このアドレスにお返事します。',
  'contact.askFor': '次のテーマのガイドを希望します：{text}',
  'contact.message': 'お問い合わせ内容',
  'contact.messageHint': 'カード番号は記入しないでください。',
  'contact.send': '送信する',
  'contact.invalidEmail': '有効なメールアドレスを入力してください',
  'contact.tooShort': 'お問い合わせ内容は10文字以上で入力してください',
  'contact.tooLong': 'お問い合わせ内容は5,000文字以内で入力してください',
  'contact.sentTitle': 'お問い合わせを送信しました',
  'contact.sentText': '2営業日以内にお返事いたします。',
  'contact.failed': 'お問い合わせを送信できませんでした',
  'contact.failedText': 'ご入力の内容は残っています。もう一度お試しください。',
  'contact.failedNetwork':
    'ご入力の内容は残っています。インターネット接続をご確認のうえ、もう一度お試しください。',
  'contact.failedOften':
    '短時間に送信が続いたため、受付を一時停止しています。ご入力の内容は残っています。数分後にもう一度お試しください。',
  'contact.byEmail': 'メールでのお問い合わせ',
  'contact.needsScript':
    'フォームのご利用にはJavaScriptが必要です。フォームをご利用になれない場合は、次のアドレスにメールでお問い合わせください。',
  'contact.purchase.title': 'ご購入について',
  'contact.purchase.text':
    'ガイド名を添えて、ご登録のメールアドレスからご連絡ください。領収書は[アカウントページ](/profile)で、解約や返金の条件は[返金・解約について](/refunds)でご確認いただけます。',
  'contact.guide.title': 'ガイドの内容について',
  'contact.guide.text':
    '誤りや、現在は使えない手順にお気づきの際は、ガイドの番号（No.）を添えてお知らせください。',
  'contact.answered.title': 'よくあるご質問',
  'contact.answered.text':
    'ガイドの内容や料金、お支払いについては、[よくあるご質問](/learn-more#questions)もご覧ください。',
} as const satisfies TranslationOf<typeof english>
