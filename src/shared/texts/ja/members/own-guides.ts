import type { texts as english } from '../../en/members/own-guides.ts'
import type { TranslationOf } from '../../translate.ts'

export const texts = {
  'freePick.action': 'このガイドを無料で読む',
  'freePick.sure': '無料の1冊を選べるのは、1アカウントにつき1回だけです。あとから変更することはできません。',
  'freePick.yes': 'このガイドにする',
  'freePick.no': '別のガイドにする',
  'freePick.failed': 'ガイドを開けませんでした。無料の1冊はまだ使われていません。もう一度お試しください。',

  'twin.title': '似たテーマのガイドを購入済みです',
  'twin.text':
    'このガイドの内容の多くは、購入済みのガイドと重なっています。ご購入の前に、購入済みのガイドをご確認ください。',
  'twin.link': '「{title}」を読む',

  'whyOpen.free-preview': '無料公開のガイドのため、どなたでも全文をお読みいただけます。',
  'whyOpen.purchase': '{date}にご購入いただきました。いつでもお読みいただけます。',
  'whyOpen.gift': '{date}にギフトとしてお受け取りになりました。いつでもお読みいただけます。',
  'whyOpen.free-pick': '{date}に無料の1冊としてお選びいただきました。いつでもお読みいただけます。',
  'whyOpen.subscription': 'Proプランをご利用中のため、すべてのガイドをお読みいただけます。',
  'whyOpen.reference': 'Stripeの取引番号：{reference}',

  'ownHome.nextStep': '次の手順（{number}／{all}）',
  'ownHome.new': 'おすすめの新着ガイド',
  'ownHome.allSaved': '「あとで読む」をすべて見る',
  'myGuides.continue': '続きから読む',
  'myGuides.read': '{percent}%まで読みました',
  'myGuides.owned': '購入済みのガイド',
  'myGuides.search': '購入済みのガイドを検索',
  'myGuides.found_other': '{count}冊',
  'myGuides.none': '購入済みのガイドはまだありません。購入したガイドは、いつでもここからお読みいただけます。',
  'myGuides.bought': '{date}に購入（{price}）',
  'myGuides.picked': '{date}に無料の1冊として選択',
  'myGuides.state.suspended': 'お支払いの確認中のため、一時的に閲覧できません',
  'myGuides.state.revoked': '返金済みのため、閲覧できません',
  'myGuides.open': 'マイガイドとプラン',
  'myGuides.head.title': 'マイガイド | AI Income Guides',
  'myGuides.head.description': '購入済みのガイドとご利用中のプランをご確認いただけます。',

  'offline.head.title': 'オフラインです | AI Income Guides',
  'offline.head.description': 'この端末に保存したガイドは、オフラインでもお読みいただけます。',
  'offline.title': 'オフラインです',
  'offline.text': 'このページを読み込めませんでした。この端末に保存した内容は、このままご覧いただけます。',
  'offline.guides': 'ガイド一覧へ',
  'offline.none':
    'この端末に保存したガイドはありません。オンラインに戻ったら、購入済みのガイドを開いて「オフライン用に保存」を押してください。',
  'offline.keep': 'オフライン用に保存',
  'offline.kept': 'オフライン用に保存済み',
  'offline.keptText':
    'このガイドは、この端末でオフラインでも読めます。ログアウトすると、端末から削除されます。',
  'offline.keepFailed': 'ガイドを保存できませんでした。端末の空き容量とインターネット接続をご確認ください。',
  'offline.list': 'この端末に保存したガイド',
  'offline.listText': 'オフラインでも読めます（合計{size}）。ログアウトすると、端末から削除されます。',
  'offline.size': '{size}・{date}に保存',
  'offline.copy': 'サイトに接続できないため、端末に保存したガイドを表示しています（最終確認日：{date}）。',
  'offline.reload': '最新のページを開く',

  'saved.head.title': 'あとで読む | AI Income Guides',
  'saved.head.description': '「あとで読む」に追加したガイドの一覧です。',
  'saved.text':
    '「あとで読む」に追加したガイドです（新しい順）。このブラウザーに保存され、ログインするとアカウントにも保存されます。',
  'saved.none':
    '「あとで読む」に追加したガイドはまだありません。ガイドの「あとで読む」ボタンを押すと、ここに表示されます。',
  'saved.bundle': 'お好きな{count}冊をまとめて購入する（{price}）',
  'saved.wish': 'ここにあるガイドの値下げや翻訳の更新のお知らせを、メールで受け取る',
  'saved.wishFailed': '設定を保存できませんでした。もう一度お試しください。',
  'saved.needsScript': 'この一覧はブラウザーに保存されています。表示するにはJavaScriptを有効にしてください。',
} as const satisfies TranslationOf<typeof english>
