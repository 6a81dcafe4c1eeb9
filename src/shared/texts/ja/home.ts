import type { texts as english } from '../en/home.ts'
import type { TranslationOf } from '../translate.ts'

export const texts = {
  'home.head.title': 'AI Income Guides | AIで収入を得る方法を、1冊ずつ',
  'home.head.description':
    'AIツールで収入を得る方法を、手順を追って解説。1,000冊以上のガイドを日本語と英語で読めます。1冊{guidePrice}、読み放題は月額{proPrice}。',
  'home.badge': '1,000冊以上のAI副業ガイドを公開中',
  'home.title': 'AIで収入を​得る方法を、\n1冊ずつ。',
  'home.subtitle':
    '最初の一歩から最初の収入まで。使うツール、手順、価格設定、つまずきやすい点を、1つのアイデアにつき1冊にまとめました。',
  'home.belief': '購入者の結果を、うまくいかなかった例も含めて公開しています。',
  'home.ask': 'やりたいことから探す',
  'home.firstFree': 'はじめての1冊は無料。カードの登録は不要です。',
  'home.stories': '活用例',
  'home.storiesNote': 'サンプル',
  'home.strategies': '稼ぎ方',
  'home.investment': '初期費用',
  'home.many': '{count}+',
  'home.features': '始めやすい理由',
  'home.feature.zero.title': '初期費用ゼロから',
  'home.feature.zero.text':
    '無料のツールで始められるガイドも多く、費用がかかる場合は購入前に金額を確認できます。',
  'home.feature.streams.title': '収入源を増やせる',
  'home.feature.streams.text':
    '文章、音声、自動化、デジタル商品。まず1\u2060つを軌道に乗せ、次の収入源を足していけます。',
  'home.feature.stories.title': '活用例から学べる',
  'home.feature.stories.text': '当サイトが作成した12のサンプルで、1か月後や1年後の姿をイメージできます。',
  'home.reportedText':
    '報告した購入者{reports}人のうち、8週間以内に収入があったのは{early}人、まだないのは{none}人です。',
  'home.feature.strategies.title': '1,000以上の稼ぎ方',
  'home.feature.strategies.text':
    'どのガイドにも手順、価格の目安、よくある失敗を掲載。毎週新しいガイドが加わります。',
  'home.categories': '人気の分野',
  'home.paths': '何から始めるか迷ったら、ロードマップへ',
  'home.featured': '注目のガイド',
  'home.shown': '全{guides}件中{shown}件を表示',
  'home.loadMore': 'もっと見る',
  'home.faq': 'よくあるご質問',
  'home.faq.intro': 'ほかのご質問も、お気軽にどうぞ。',
  'home.faq.support': 'サポートに問い合わせる',
  'home.faq.q1': '未経験でも、資金がなくても始められますか？',
  'home.faq.a1':
    'はい。必要なスキルとツールは各ガイドの冒頭にあります。無料で始められるガイドも多く、「初期費用なし」で絞り込めます。',
  'home.faq.q2': '{guidePrice}で何が読めますか？',
  'home.faq.a2':
    'ガイド1冊の全文です。手順、リスク、参考動画まで、期限なくご覧になれます。買い切りで、解約も不要です。',
  'home.faq.q3': 'Proプランでは何ができますか？',
  'home.faq.a3':
    '月額{proPrice}で、毎週の新着も含め、全ガイドが読み放題です。いつでも解約でき、お支払い済みの期間が終わるまで読めます。',
  'home.faq.q4': '収入は保証されますか？',
  'home.faq.a4':
    'いいえ。保証をうたう情報にはご注意ください。ガイドに記載の収入は継続して取り組んだ場合の目安で、結果は取り組み方や市場によって変わります。',
  'home.faq.q5': '英語でも読めますか？',
  'home.faq.a5':
    'はい。ページ上部の切り替えで、読んでいる位置のまま言語を変えられます。未翻訳のガイドにはその旨を表示します。',
  'home.explore.title': '千のアイデアから、今夜の1冊を',
  'home.explore.text': '試し読みも、はじめての1冊も無料です。',
  'home.explore.action': 'ガイドを探す',
  'home.pro.title': 'Proプランなら、すべて読み放題',
  'home.pro.text': '目的に合う5冊を、読む順にご案内。ほかの全ガイドも読めて、月額{proPrice}です。',
  'home.pro.action': 'Proプランを見る',
  'guides.viewAll': 'すべてのガイドを見る',
} as const satisfies TranslationOf<typeof english>
