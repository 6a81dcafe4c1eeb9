import type { texts as english } from '../../en/newsletter/news.ts'
import type { TranslationOf } from '../../translate.ts'

export const texts = {
  'news.head.title': '新着ガイド | AI Income Guides',
  'news.head.description':
    'AIで収入を得るためのガイドの新着と、最近改善したガイドをまとめました。フィードと、毎週月曜のお知らせメールでもお届けします。',
  'news.thisWeek_other': 'この1週間の新着は{count}冊です。',
  'news.weeksBefore': 'それ以前の週（新しい順）：{counts}冊。',
  'news.comma': '、',
  'news.promise': '[Proプラン](/subscribe)では毎週の新着をお約束しています。実績をここでご確認いただけます。',
  'news.feed': 'フィードリーダーで新着を受け取る',
  'news.newest.title': '新着',
  'news.newest.text': '新しい順に並んでいます。',
  'news.popular.title': '今月の人気',
  'news.popular.text':
    '購入、無料の1冊、チェックした手順をもとに、3人以上が利用したガイドを表示しています。閲覧の追跡は行っていません。',
  'news.improved.title': '最近改善したガイド',
  'news.improved.text': '販売中のガイドのうち、最近、内容や翻訳を改善したものです。',

  'news.mailTitle': '新着ガイドのお知らせメール（毎週月曜）',
  'news.mailText': '毎週月曜に、新着ガイドと改善したガイドをお知らせします。どちらもない週はお送りしません。',
  'news.email': 'メールアドレス',
  'news.ask': 'お知らせメールを受け取る',
  'news.consent':
    '最初に確認メールをお送りします。ご確認いただくまで、ほかのメールはお送りしません。どのメールからも配信を停止できます。詳しくは[プライバシーポリシー](/privacy)をご覧ください。',
  'news.confirm.text': 'ボタンを押すと、次の月曜日からメールをお届けします。',
  'news.confirm.action': '登録を確定する',
  'news.leave-steps.title': '手順のお知らせメール',
  'news.leave-steps.text':
    'ボタンを押すと、手順のお知らせメールを停止します。チェックした手順とメモはそのまま残ります。',
  'news.leave-steps.action': 'お知らせを停止する',
  'news.state.left-steps':
    '手順のお知らせメールを停止しました。チェックした手順とメモはそのまま残っています。',
  'news.leave.text': 'ボタンを押すと、新着ガイドのお知らせメールの配信を停止します。',
  'news.leave.action': '配信を停止する',
  'news.state.asked':
    '受信トレイをご確認ください。ご入力のアドレスが未登録の場合は、確認メールをお送りしています。',
  'news.state.invalid': '有効なメールアドレスを入力してください',
  'news.state.busy':
    'お使いのネットワークから多くのアドレスが入力されました。数分たってから、もう一度お試しください。',
  'news.state.confirmed': '登録が完了しました。最初のメールは次の月曜日にお届けします。',
  'news.state.left': '配信を停止し、メールアドレスを削除しました。',
  'news.state.gone': 'このリンクは無効になっています。下のフォームからもう一度ご登録いただけます。',

  'news.mail.greeting': 'AI Income Guidesより、新着のお知らせです。',
  'news.mail.confirmSubject': '【ご確認ください】AI Income Guidesの新着ガイドのお知らせメール',
  'news.mail.confirm':
    '新着ガイドのお知らせメール（毎週月曜）の登録に、このアドレスが入力されました。お客様ご自身が入力された場合は、下のリンクから登録を確定してください。',
  'news.mail.notYou':
    'お心当たりがない場合は、このメールを破棄してください。今後メールをお送りすることはなく、アドレスは1週間以内に削除いたします。',
  'news.mail.subject_other': '今週の新着ガイド：{count}冊',
  'news.mail.subjectImproved': '今週改善したガイドのお知らせ',
  'news.mail.fresh_other': '今週は、新しいガイドが{count}冊加わりました。',
  'news.mail.improved_other': '{count}冊のガイドの内容または翻訳を改善しました。',
  'news.mail.all': '新着をすべて見る',
  'news.mail.why': 'このメールは、新着ガイドのお知らせメールに登録された方に、毎週月曜にお送りしています。',
} as const satisfies TranslationOf<typeof english>
