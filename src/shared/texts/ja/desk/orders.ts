import type { texts as english } from '../../en/desk/orders.ts'
import type { TranslationOf } from '../../translate.ts'

export const texts = {
  'desk.room.orders': '注文',
  'desk.orders.text': 'すべてのお支払いと、登録されている方を探せます。',
  'desk.orders.find': 'メールアドレス、名前、領収書、StripeのID、ガイド',
  'desk.find': '探す',
  'desk.orders.readers': '読者',
  'desk.orders.table': '注文（新しい順）',
  'desk.orders.item': '商品',
  'desk.orders.reader': '読者',
  'desk.orders.amount': '金額',
  'desk.orders.state': '状態',
  'desk.orders.paid': '支払い済み',
  'desk.orders.refunded': '返金済み',
  'desk.orders.partly': '{refunded}を返金済み',
  'desk.orders.disputed': '異議申し立て中',
  'desk.orders.returned': '購入済みのため返金',
  'desk.orders.none': 'お支払いはまだありません。',
  'desk.orders.noneFound':
    '該当する注文はありません。入力内容をご確認いただくか、領収書の番号でお探しください。',
} as const satisfies TranslationOf<typeof english>
