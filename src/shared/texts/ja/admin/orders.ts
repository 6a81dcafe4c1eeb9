import type { texts as english } from '../../en/admin/orders.ts'
import type { TranslationOf } from '../../translate.ts'

export const texts = {
  'admin.section.orders': '注文',
  'admin.orders.text':
    'ガイド、Proプラン、ギフトのすべてのお支払いと、アカウントのあるすべての読者です。StripeのIDでも検索できます。',
  'admin.orders.find': 'メールアドレス、名前、領収書の番号、ガイド',
  'admin.orders.readers': '読者',
  'admin.orders.table': '注文（新しい順）',
  'admin.orders.item': '商品',
  'admin.orders.amount': '金額',
  'admin.orders.paid': '支払い済み',
  'admin.orders.partly': '{refunded}を返金済み',
  'admin.orders.disputed': '異議申し立て中',
  'admin.orders.returned': '購入済みのため返金',
  'admin.failedRefunds': '失敗した返金',
  'admin.failedRefunds.text':
    'Stripeまたはカード会社が受け付けなかった返金です。別の方法での返金を、購入者と相談してください。',
  'admin.orders.none': 'お支払いはまだありません。',
  'admin.orders.noneFound':
    '該当する注文はありません。入力に誤りがないか確認するか、領収書の番号で検索してください。',
} as const satisfies TranslationOf<typeof english>
