import type { texts as english } from '../../en/admin/orders.ts'
import type { TranslationOf } from '../../translate.ts'

export const texts = {
  'admin.section.orders': '注文',
  'admin.orders.text': 'すべてのお支払いと、登録されている方を探せます。StripeのIDでも検索できます。',
  'admin.orders.find': 'メール、名前、領収書、ガイド',
  'admin.find': '探す',
  'admin.orders.readers': '読者',
  'admin.orders.table': '注文（新しい順）',
  'admin.orders.item': '商品',
  'admin.orders.reader': '読者',
  'admin.orders.amount': '金額',
  'admin.orders.state': '状態',
  'admin.orders.paid': '支払い済み',
  'admin.orders.refunded': '返金済み',
  'admin.orders.partly': '{refunded}を返金済み',
  'admin.orders.disputed': '異議申し立て中',
  'admin.orders.returned': '購入済みのため返金',
  'admin.failedRefunds': '失敗した返金',
  'admin.failedRefunds.text':
    'Stripeまたはカード会社が受け付けなかった返金です。別の返金方法を購入者と相談してください。',
  'admin.orders.none': 'お支払いはまだありません。',
  'admin.orders.noneFound':
    '該当する注文はありません。入力内容をご確認いただくか、領収書の番号でお探しください。',
} as const satisfies TranslationOf<typeof english>
