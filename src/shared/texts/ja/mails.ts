import type { texts as english } from '../en/mails.ts'
import type { TranslationOf } from '../translate.ts'

export const texts = {
  'mail.shop': 'AI Income Guides',
  'mail.greeting': 'AI Income Guidesをご利用いただき、ありがとうございます。',
  'mail.noReply': 'このメールは、お客様のアカウントでのお支払いについてお送りしています。お問い合わせ：{url}',
  'mail.fact': '{name}：{value}',
  'mail.sellerLine': '{name}　{address}',
  'mail.item': '内容',
  'mail.amount': 'お支払い金額',
  'mail.amountBack': '返金額',
  'mail.paidOn': 'お支払い日',
  'mail.reference': 'Stripeの取引番号',
  'mail.seller': '販売者',
  'mail.pro': 'Proプラン（{from}〜{to}）',
  'mail.readGuide': 'ガイドを読む',
  'mail.browseGuides': 'ガイド一覧を見る',
  'mail.openReceipt': '領収書を表示・印刷する',
  'mail.receiptSubject': '【領収書】{item}',
  'mail.receiptGuide': 'お支払いを確認いたしました。このガイドは、いつでもお読みいただけます。',
  'mail.receiptPro': 'お支払いを確認いたしました。期間中は、すべてのガイドをお読みいただけます。',
  'mail.refundSubject': '【返金のお知らせ】{item}',
  'mail.refundGuide':
    '以下のお支払いを返金いたしました。これに伴い、このガイドは購入済みのガイドから外れました。返金が反映されるまで、通常{bankDaysFrom}〜{bankDaysTo}日ほどかかります（カード会社により異なります）。',
  'mail.refundPro':
    '以下のお支払いを返金いたしました。これに伴い、このお支払い分のProプランはご利用いただけなくなりました。返金が反映されるまで、通常{bankDaysFrom}〜{bankDaysTo}日ほどかかります（カード会社により異なります）。',
  'mail.twiceSubject': '【返金のお知らせ】{item}（重複したお支払い）',
  'mail.twice':
    '購入済みのガイドに、重ねてお支払いがありました。重複したお支払いは全額返金いたします。ガイドは引き続きお読みいただけます。返金が反映されるまで、通常{bankDaysFrom}〜{bankDaysTo}日ほどかかります（カード会社により異なります）。',
  'mail.contactSubject': '【お問い合わせ {number}】{email}',
  'mail.contactFrom': '{email} 様から、お問い合わせページを通じて次の内容が届きました。',
  'mail.contactWhy':
    'このメールに返信すると、送信者に届きます。メールアドレスがご本人のものかどうかは確認されていません。',
} as const satisfies TranslationOf<typeof english>
