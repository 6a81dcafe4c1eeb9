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
} as const satisfies TranslationOf<typeof english>
