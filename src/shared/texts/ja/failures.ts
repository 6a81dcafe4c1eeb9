import type { texts as english } from '../en/failures.ts'
import type { TranslationOf } from '../translate.ts'

export const texts = {
  'guide.invalidId': 'ガイドIDが無効です',
  'guide.invalidIdInJapanese': 'ガイドIDが無効です',
  'callError.loginRequired': '認証エラー: ログインが必要です',

  'failure.address.title': 'URLを読み取れませんでした',
  'failure.address.text':
    'URLの一部が欠けているか、正しくない可能性があります。URLをご確認いただくか、ガイド一覧からお探しください。',
  'failure.method.title': '操作を完了できませんでした',
  'failure.method.text':
    'ページの準備が終わっていなかった可能性があります。購入や変更は行われていません。ページを開き直して、もう一度お試しください。',
  'failure.method.open': 'ページを開き直す',
  'failure.limit.title': 'アクセス回数の上限に達しました',
  'failure.limit.text':
    'お使いのネットワークから、短時間に多くのアクセスがありました。少し時間をおいてから、もう一度お試しください。アカウントや購入済みのガイドに影響はありません。',
  'failure.busy.title': 'ただいまこのページを表示できません',
  'failure.busy.text':
    '一時的に接続しにくくなっています。アカウントや購入済みのガイドに影響はありません。しばらくしてからもう一度お試しください。',
  'failure.reader.text':
    'ただいまアカウント情報を確認できないため、ログイン前の画面を表示しています。購入済みのガイドはそのままご利用いただけますので、もう一度購入する必要はありません。',
  'failure.reader.again': '再読み込み',
  'failure.reference': 'お問い合わせの際は、次の番号をお知らせください：{id}',

  'guide.invalidText': 'ガイドのURLは、/guide/195のように数字で終わります。',
  'guide.withdrawn': 'このガイドは販売を終了しました',
  'guide.withdrawnText':
    '購入済みの方は、ログインするとこれまでどおりお読みいただけます。似たテーマのガイドもご覧ください。',

  'guides.noneTagged': '#{tag} のガイドは見つかりませんでした',
  'guides.noneTitle': 'ガイドが見つかりませんでした',
  'guides.noneText': '絞り込みを解除するか、時間をおいてもう一度ご覧ください。',
  'guides.didYouMean': 'もしかして：{text}',
  'guides.nearTags': '近いテーマ',
  'guides.popular': 'はじめにおすすめのガイド',
  'guides.ask': '「{text}」のガイドをリクエストする',
  'guides.showAll': 'すべてのガイドを表示',

  'guides.savedCopy':
    'オフラインのため、またはサイトに接続できないため、{date}に保存した一覧を表示しています。',
  'guides.restMissing': '最初の{count}件を表示しています。残りは読み込めませんでした。',

  'guides.topic': 'テーマ',
  'guides.suggestions': '候補',
  'guides.suggestionCount_other': '候補{count}件',
} as const satisfies TranslationOf<typeof english>
