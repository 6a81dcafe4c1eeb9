import type { texts as english } from '../../en/admin/disputes.ts'
import type { TranslationOf } from '../../translate.ts'

export const texts = {
  'admin.disputes.title': '対応中の異議申し立て',
  'admin.disputes.text':
    'カード会員がカード会社に返金を求めているお支払いです。証拠はStripeで提出します。期限までに提出しないと、異議申し立てが認められます。カード会社の判断が出るまで、購入された商品は保留となり、このお支払いは返金できません。',
  'admin.disputes.none': '異議申し立て中のお支払いはありません。',
  'admin.disputes.amount': '申し立て金額',
  'admin.disputes.reader': '読者',
  'admin.disputes.due': '証拠の提出期限',
  'admin.disputes.noDeadline': '証拠の提出は不可',
  'admin.disputes.evidence': '証拠',
  'admin.disputes.evidence.none': '未提出',
  'admin.disputes.evidence.staged': '下書きを保存済み、未提出',
  'admin.disputes.evidence.submitted': '提出済み',
  'admin.disputes.opened': '申し立て日',
  'admin.disputes.reason': '理由',
  'admin.disputes.atStripe': 'Stripeで開く',
  'admin.disputes.mailSubject': '【異議申し立て】{amount}、証拠の提出期限：{due}',
  'admin.disputes.mailGreeting': 'お支払いに異議が申し立てられました。',
  'admin.disputes.mailText':
    'カード会員がカード会社に、このお支払いの返金を求めています。カード会社の判断が出るまで、購入された商品は保留となります。下記の期限までに、Stripeで証拠を提出してください。提出しないと、異議申し立てが認められます。',
  'admin.disputes.reason.bank_cannot_process': 'カード会社がお支払いを処理できない',
  'admin.disputes.reason.credit_not_processed': '約束された返金が届いていない',
  'admin.disputes.reason.customer_initiated': 'カード会員の申し出',
  'admin.disputes.reason.debit_not_authorized': '承認していない引き落とし',
  'admin.disputes.reason.duplicate': '二重の請求',
  'admin.disputes.reason.fraudulent': 'カード会員本人によるお支払いではない',
  'admin.disputes.reason.general': '理由の指定なし',
  'admin.disputes.reason.incorrect_account_details': '口座情報の誤り',
  'admin.disputes.reason.insufficient_funds': '残高不足',
  'admin.disputes.reason.noncompliant': 'カードブランドの規則違反',
  'admin.disputes.reason.product_not_received': '商品が届いていない',
  'admin.disputes.reason.product_unacceptable': '商品が説明と異なる',
  'admin.disputes.reason.subscription_canceled': '解約後の請求',
  'admin.disputes.reason.unrecognized': '覚えのないお支払い',
} as const satisfies TranslationOf<typeof english>
