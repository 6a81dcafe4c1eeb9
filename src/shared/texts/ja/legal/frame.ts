import type { texts as english } from '../../en/legal/frame.ts'
import type { TranslationOf } from '../../translate.ts'

export const texts = {
  'legal.effective': '制定・施行日：{date}',
  'legal.changed': '最終改定日：{date}',
  'legal.contents': '目次',
  'legal.numbered': '第{number}条（{title}）',
  'legal.seller': '事業者',
  'legal.sellerText': 'このページに関するご質問は、[お問い合わせページ](/contact)からご連絡ください。',
  'legal.related': '関連するページ',
  'legal.name': '名称',
  'legal.responsible': '責任者',
  'legal.address': '所在地',
  'legal.email': 'メールアドレス',
  'accessibility.found':
    '上記の日に、日本語と英語の{pages}のページと画面を、ライトとダークの両テーマ、幅{from}〜{to}ピクセルで検査しました。検査には、{engine}のルールのうち、WCAG 2.2のレベルAとAAおよび推奨事項に関する{rules}件を用いました。違反は見つかりませんでした。',
  'accessibility.without.card-form': 'お支払いページの中にStripeが表示する、カード情報の入力欄',
  'accessibility.without.videos':
    'YouTubeの動画（再生ボタンを押したときにだけ読み込みます。字幕のないものもあります）',
} as const satisfies TranslationOf<typeof english>
