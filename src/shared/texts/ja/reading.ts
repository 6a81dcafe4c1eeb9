import type { texts as english } from '../en/reading.ts'
import type { TranslationOf } from '../translate.ts'

export const texts = {
  'guide.contents': '目次',
  'guide.videos': '参考動画',
  'guide.videosNote': '再生するまで、YouTubeへの通信は行いません。',
  'guide.grounds.free-preview': '無料公開のガイドです。',
  'guide.grounds.purchase': '購入済みのガイドです。',
  'guide.grounds.free-pick': '無料の1冊として選んだガイドです。',
  'guide.why': '閲覧できる理由',
  'guide.grounds.subscription': 'Proプランに含まれます。',
  'reading.views': 'このガイドの言語',
  'reading.both': '日英対訳',
  'reading.row.stale': '以前の英語版の訳です',
  'reading.row.missing': 'まだ翻訳されていません',
  'reading.row.orphan': '英語版からは削除されました',
  'reading.row.added': '日本語版だけの補足です',
  'steps.title': '手順のチェックリスト',
  'steps.print': '手順を印刷',
  'steps.done': '{all}件中{done}件が完了',
  'steps.rewritten': 'チェック後に内容が変わりました',
  'steps.addNote': 'メモを書く',
  'steps.note': '手順{number}のメモ',
  'steps.gone': 'このガイドからなくなった手順のメモ',
  'steps.kept': '自分だけに表示されます。このブラウザーに保存され、ログイン中はアカウントにも保存されます。',
  'steps.whereIAm': '今どこまで進んだか',

  'card.owned': '購入済み',
  'card.picked': '無料の1冊',
  'card.included': 'Proプランに含まれます',
} as const satisfies TranslationOf<typeof english>
