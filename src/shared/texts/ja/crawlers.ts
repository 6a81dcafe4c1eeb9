import type { texts as english } from '../en/crawlers.ts'
import type { TranslationOf } from '../translate.ts'

export const texts = {
  'feed.subtitle': 'AIで収入を得るための新着ガイド',
  'feed.teaser': '続きを読む',
  'llms.guides': 'ガイド一覧',
  'llms.feed': '新着ガイド',
  'credits.publisher': '編集・発行：{name}',
  'credits.machine': '日本語版：機械翻訳（編集者による確認前）',
  'credits.checked': '日本語版：機械翻訳（{date}に編集者が確認）',
  'security.invitation':
    '脆弱性を発見された方は、公表の前に当サイトへご連絡ください。日本語でも英語でも承ります。',
  'asleep.failed':
    'ページの一部を読み込めなかったため、まだ操作できません。インターネット接続をご確認のうえ、ページを再読み込みしてください。',
} as const satisfies TranslationOf<typeof english>
