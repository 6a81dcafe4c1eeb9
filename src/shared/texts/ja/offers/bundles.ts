import type { texts as english } from '../../en/offers/bundles.ts'
import type { TranslationOf } from '../../translate.ts'

export const texts = {
  'bundle.head.title': '選べるガイド5冊セット | AI Income Guides',
  'bundle.head.description': 'お好きなガイドを5冊選んで、1冊ずつよりお得にまとめて購入できます。',
  'bundle.title': '選べるガイド{count}冊セット（{price}）',
  'bundle.text':
    'お好きな{count}冊をカードでまとめてご購入いただけます。1冊ずつ購入した場合と同じく、どれもいつでもお読みいただけます。',
  'bundle.own': '選んだガイド：{all}冊中{count}冊',
  'bundle.empty': 'まだガイドを選んでいません。ガイドを検索するか、「あとで読む」から追加してください。',
  'bundle.more_other': 'あと{count}冊お選びください',
  'bundle.addOf': '追加：{title}',
  'bundle.remove': '外す',
  'bundle.removeOf': '外す：{title}',
  'bundle.chosen': '選択済み',
  'bundle.owned': '購入済みのガイド',
  'bundle.free': '無料公開のガイド',
  'bundle.own-price': '個別価格のガイド（セット対象外）',
  'bundle.on-hold': 'お支払いの確認中',
  'bundle.not-on-sale': '販売を終了したガイド',
  'bundle.full': '{all}冊を選びました。変更するには、いずれかを外してください。',
  'bundle.sum': 'セット価格：{price}（1冊ずつの場合：{single}）',
  'bundle.pay': 'セットを購入する（{price}）',
  'bundle.payNow': 'お支払い',
  'bundle.subscribed': 'Proプランをご利用中のため、すべてのガイドをお読みいただけます。ご購入は不要です。',
  'bundle.search': 'ガイドを検索',
  'bundle.found': '検索結果',
  'bundle.none': 'ガイドが見つかりませんでした。別の言葉で検索してください。',
  'bundle.suggested': 'おすすめ',
  'bundle.change': '選び直す',
  'bundle.toPath': 'ロードマップに戻る',

  'bundle.checkout.heading': 'ガイドのお支払い',
  'bundle.checkout.guides': '購入するガイド',
  'bundle.checkout.login': '購入するにはログインしてください。選んだガイドはそのまま残ります。',
  'bundle.checkout.next.open':
    'すべてのガイドをすぐにお読みいただけます。購入したガイドは「マイガイド」に表示されます。',
  'bundle.checkout.next.receipt': '各ガイドの金額を記載した領収書を1通お送りします。',
  'bundle.checkout.next.owned': 'お手続き中に別途購入されたガイドがある場合は、その分を自動的に返金します。',
  'bundle.checkout.changed': 'まとめて購入できないガイドが含まれています。ガイドを選び直してください。',
  'bundle.checkout.owned': 'ご購入予定のガイドは、すでにお読みいただけます',
  'bundle.checkout.ownedText':
    'このページを開いたあとに、一部またはすべてのガイドが購入済みになりました。このお手続きでの料金は発生していません。',
  'bundle.checkout.failed': '価格を確認できませんでした。もう一度お試しください。',
  'bundle.done.title': 'ガイドをお読みいただけます',
  'bundle.done.text': 'どのガイドも、いつでもお読みいただけます。どれから始めますか？',
  'bundle.done.back': 'このガイドは購入済みだったため、その分を返金します',
  'bundle.done.soon': 'お支払いを確認しています。まもなく「マイガイド」にガイドが表示されます。',
  'bundle.done.none': 'このURLにはお支払いの情報がありません。購入済みのガイドは「マイガイド」にあります。',
  'bundle.done.choose': 'ガイドを選ぶ',
  'bundle.done.login':
    'お支払いに使ったアカウントでログインすると、ガイドを確認できます。もう一度お支払いいただく必要はありません。',
  'bundle.done.failed': 'お支払いを完了できませんでした。料金は発生していません。もう一度お試しください。',
  'bundle.done.unknown':
    'このアカウントでは、お支払いを確認できませんでした。カードに請求があった場合は、お問い合わせください。',

  'bundle.item_other': 'ガイド{count}冊セット',
  'bundle.itemPath': '{path}：{guides}',
  'bundle.terms.what_other': 'ガイド{count}冊のオンライン閲覧（閲覧期限なし）',

  'bundle.mail.receipt': 'ご購入ありがとうございます。ガイドはいつでもお読みいただけます。',
  'bundle.mail.refund':
    '以下のお支払いを返金いたしました。これに伴い、対象のガイドは購入済みのガイドから外れ、Proプランをご利用中の場合を除いて、お読みいただけなくなりました。返金が反映されるまで、通常{bankDaysFrom}〜{bankDaysTo}日ほどかかります（カード会社により異なります）。',
  'bundle.mail.refundKept':
    '以下のお支払いを返金いたしました。別のお支払いまたはギフトで閲覧できるガイドは、引き続きお読みいただけます。そのほかのガイドは購入済みのガイドから外れ、Proプランをご利用中の場合を除いて、お読みいただけなくなりました。返金が反映されるまで、通常{bankDaysFrom}〜{bankDaysTo}日ほどかかります（カード会社により異なります）。',
  'bundle.mail.bank':
    '以下のお支払いへの異議申し立てが認められ、カード会社からお客様へ返金されました。当サイトからの返金ではないため、このほかに返金はございません。これに伴い、対象のガイドは購入済みのガイドから外れ、Proプランをご利用中の場合を除いて、お読みいただけなくなりました。',
  'bundle.mail.bankKept':
    '以下のお支払いへの異議申し立てが認められ、カード会社からお客様へ返金されました。当サイトからの返金ではないため、このほかに返金はございません。別のお支払いまたはギフトで閲覧できるガイドは、引き続きお読みいただけます。そのほかのガイドは購入済みのガイドから外れ、Proプランをご利用中の場合を除いて、お読みいただけなくなりました。',
  'bundle.mail.fellThrough':
    '以下のお支払いについて返金のお知らせをお送りしましたが、カード会社から返金が差し戻されたため、お手元に届いておりません。ガイドは引き続きお読みいただけます。返金をお待ちの場合は、別の方法をご案内いたしますので、お問い合わせページからご連絡ください。',
  'bundle.mail.twice':
    '対象のガイドはいずれも購入済みでしたが、重ねてお支払いがありました。重複したお支払いは全額返金いたします。ガイドは引き続きお読みいただけます。返金が反映されるまで、通常{bankDaysFrom}〜{bankDaysTo}日ほどかかります（カード会社により異なります）。',
  'bundle.mail.line': '{title}（{share}）',
  'bundle.mail.lineBack': '{title}（{share}、この分は返金いたします）',
} as const satisfies TranslationOf<typeof english>
