import type { ContactText } from '../shapes/contact.ts'

export const contactJa: ContactText = {
  head: {
    title: 'お問い合わせ | AI Income Guides',
    description: 'ご購入、アカウント、ガイドの内容についてのお問い合わせ。',
  },
  title: 'お問い合わせ',
  introduction: 'ご購入やアカウント、ガイドの内容について、担当者がすべて目を通してお返事します。',
  email: 'メールアドレス',
  emailHint: 'こちらのアドレスにお返事します。',
  message: 'お問い合わせ内容',
  messageHint: 'カード番号は記入しないでください。',
  send: '送信する',
  invalidEmail: '有効なメールアドレスを入力してください',
  tooShort: 'お問い合わせ内容は10文字以上で入力してください',
  tooLong: 'お問い合わせ内容は5,000文字以内で入力してください',
  sentTitle: 'お問い合わせを送信しました',
  sentText: '2営業日以内にお返事いたします。',
  failed: 'メッセージを送信できませんでした。',
  failedText: 'ご入力の内容は残っています。もう一度お試しください。',
  failedNetwork: 'ネットワーク接続をご確認ください。ご入力の内容は残っています。',
  failedOften:
    '続けて送信されたため、しばらく受け付けられません。数分後にもう一度お試しください。ご入力の内容は残っています。',
  byEmail: 'メールでのお問い合わせ',
  needsScript:
    'フォームのご利用にはJavaScriptが必要です。ご利用になれない場合は、次のアドレスへお送りください。',
  topics: [
    {
      title: 'ご購入について',
      text: 'ガイド名を添えて、ご登録のメールアドレスからご連絡ください。領収書は[アカウントページ](/profile)で、解約や返金の条件は[返金・解約について](/refunds)でご確認いただけます。',
    },
    {
      title: 'ガイドの内容について',
      text: '誤りや、今は使えない手順にお気づきの際は、ガイドの番号をお知らせください。',
    },
    {
      title: 'よくあるご質問',
      text: 'ガイドの内容や料金、お支払いについては、[よくある7つのご質問](/learn-more#questions)もご覧ください。',
    },
  ],
}
