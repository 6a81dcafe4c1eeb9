import type { texts as english } from '../../en/members/pro.ts'
import type { TranslationOf } from '../../translate.ts'

export const texts = {
  'subscribe.title': 'すべてのガイドが、定額で読み放題',
  'subscribe.text':
    '目的を選ぶだけで、どのガイドを、どの順に読めばよいかがわかります。ほかのガイドも、これから増えるガイドも読み放題です。',
  'subscribe.price': '{price} / 月',
  'subscribe.priceFirst': '初回{first}、以後{price} / 月',
  'subscribe.first': '初回料金：{first}',
  'subscribe.credit': '直近{creditDays}日間にご購入いただいたガイド代（{credit}）を差し引きます。',
  'subscribe.benefits': 'ご利用いただける内容',
  'subscribe.benefit.all': '全ガイドが読み放題',
  'subscribe.benefit.weekly': '毎週、新しいガイドを追加',
  'subscribe.benefit.exclusive': 'Proプラン限定のコンテンツ',
  'subscribe.benefit.support': '優先サポート',
  'subscribe.action': 'Proプランを始める',
  'subscribe.terms': 'いつでも解約でき、お支払い済みの期間が終わるまでお読みいただけます。',
  'subscribe.owned': 'Proプランをご利用中です',
  'subscribe.single': '1冊だけ読みたい方は',
  'subscribe.singleLink': 'ガイドを1冊購入（{price}）',
  'subscribe.counts':
    'ガイドのご購入から{creditDays}日以内にProプランに申し込むと、その代金を初回料金から差し引きます。',
  'subscribe.head.title': 'Proプラン | AI Income Guides',
  'subscribe.head.description': '月額{proPrice}で全ガイドが読み放題です。新しいガイドも毎週追加されます。',

  'pro.compare.title': 'Proプランと単品、どちらがお得？',
  'pro.compare.text':
    '月に{guidesThatPayForPro}冊以上お読みになるなら、1冊ずつ買うよりProプランがお得です。それより少ない場合は、単品での購入をおすすめします。',
  'pro.compare.one': '単品',
  'pro.compare.pro': 'Proプラン',
  'pro.compare.price': '料金',
  'pro.compare.price.one': '1冊{guidePrice}（買い切り）',
  'pro.compare.price.pro': '月額{proPrice}',
  'pro.compare.read': '読めるガイド',
  'pro.compare.read.one': 'お選びの1冊',
  'pro.compare.read.pro': '全ガイド（新着も）',
  'pro.compare.keep': '閲覧できる期間',
  'pro.compare.keep.one': '期限なし',
  'pro.compare.keep.pro': 'ご契約中',
  'pro.compare.paths': '分野別​ロードマップ',
  'pro.compare.paths.one': '対象外',
  'pro.compare.paths.pro': '全分野',
  'pro.compare.cancel': '解約',
  'pro.compare.cancel.one': '解約は不要',
  'pro.compare.cancel.pro': 'いつでも可能',
  'pro.paths.title': 'Proプラン限定：分野別ロードマップ',
  'pro.paths.text':
    'どれから始めて、次に何を読むか。分野ごとに5冊を選び、初期費用が少なく、収入までが早いものから順に並べました。[ほかのロードマップ](/paths)はどなたでもご覧いただけます。',
  'pro.paths.sample': '無料公開',
  'pro.paths.locked': 'Proプランに含まれます',
  'pro.faq.title': 'Proプランについてのご質問',
  'pro.faq.q1': '解約するには？',
  'pro.faq.a1':
    'アカウントページの「プランを管理する」からお手続きください。お支払い済みの期間が終わるまでお読みいただけ、それ以降の料金はかかりません。',
  'pro.faq.q2': '返金してもらえますか？',
  'pro.faq.a2':
    'すでに始まっている月の料金は返金していません。EUや英国など、法律で撤回の権利が認められている地域では、最初のお申し込みから{withdrawalDays}日以内であれば撤回でき、お支払い額を返金します。すぐに利用を始めるようご希望いただいた場合は、ご利用日数分を差し引きます。',
  'pro.faq.q3': 'どの通貨で請求されますか？',
  'pro.faq.a3':
    '日本語ページでは日本円、英語ページでは米ドルです。決済サービスの都合でもう一方の通貨になる場合は、お支払いの前に画面でお知らせします。',
  'pro.faq.q4': '解約したあとも読めるガイドはありますか？',
  'pro.faq.a4':
    '単品でご購入いただいたガイドと、無料の1冊は、いつでもお読みいただけます。そのほかのガイドは試し読みに戻ります。Proプランはいつでも再開できます。',
  'pro.faq.q5': 'カードでのお支払いができなかったときは？',
  'pro.faq.a5':
    '最長{graceDays}日間は、引き続きすべてのガイドをお読みいただけます。その間に、アカウントページでカード情報を更新してください。',
  'pro.faq.more':
    'Proプランは[ギフトとして贈る](/gift)こともできます。そのほかのことは、[返金・解約について](/refunds)をご覧いただくか、[お問い合わせ](/contact)ください。',

  'plan.pastDueTitle': 'Proプランの更新時のお支払いを完了できませんでした',
  'plan.pastDueText':
    '現在も、すべてのガイドをお読みいただけます。Proプランが終了しないよう、カード情報を更新してください。',
  'plan.mendCard': 'カード情報を更新する',
  'plan.portalFailed': 'カード情報の更新ページを開けませんでした。もう一度お試しください。',
  'plan.renews': 'すべてのガイドをお読みいただけます。次回の更新日は{date}です。',
  'plan.ends': 'プランは解約済みです。{date}までは、すべてのガイドをお読みいただけます。',
  'plan.pastDue':
    '前回のお支払いを完了できませんでした。引き続きお読みいただくために、カード情報を更新してください。',
  'plan.disputed':
    'Proプランのお支払いについて、カード会社の確認が行われています。確認が終わるまでProプランはご利用いただけませんが、新たなご請求もありません。',
  'plan.given':
    'ギフトのProプランを{date}までご利用いただけます。自動的に終了し、料金はかかりません。終了後は、ご自身でProプランにお申し込みいただけます。',
  'plan.givenWaits':
    'すべてのガイドをお読みいただけます。お支払い済みの期間は{date}までです。ギフトのProプランは、現在のプランの終了後に始まります。',
  'plan.ended': 'Proプランは終了しました。購入済みのガイドは、いつでもお読みいただけます。',
  'plan.none':
    'Proプランにはまだお申し込みいただいていません。お申し込みいただくと、すべてのガイドをお読みいただけます。',
  'plan.about': 'Proプランについて',
  'plan.again': 'もう一度Proプランに申し込む',
  'plan.manage': 'プランを管理する',
  'plan.resume': 'Proプランを再開する',
  'plan.manageFailed': 'プランの管理ページを開けませんでした。しばらくしてからもう一度お試しください。',
} as const satisfies TranslationOf<typeof english>
