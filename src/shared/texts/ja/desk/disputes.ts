import type { texts as english } from '../../en/desk/disputes.ts'
import type { TranslationOf } from '../../translate.ts'

export const texts = {
  'desk.disputes.title': '対応中の異議申し立て',
  'desk.disputes.text':
    'カード会員がカード会社に返金を求めているお支払いです。証拠はStripeで提出します。期限までに提出しないと、異議申し立てが認められます。カード会社の判断が出るまで、購入された商品は保留となり、このお支払いは返金できません。',
  'desk.disputes.none': '異議申し立て中のお支払いはありません。',
  'desk.disputes.amount': '申し立て金額',
  'desk.disputes.reader': '読者',
  'desk.disputes.due': '証拠の提出期限',
  'desk.disputes.noDeadline': '証拠の提出は不可',
  'desk.disputes.evidence': '証拠',
  'desk.disputes.evidence.none': '未提出',
  'desk.disputes.evidence.staged': '下書きを保存済み、未提出',
  'desk.disputes.evidence.submitted': '提出済み',
  'desk.disputes.opened': '申し立て日',
  'desk.disputes.reason': '理由',
  'desk.disputes.atStripe': 'Stripeで開く',
  'desk.disputes.mailSubject': '【異議申し立て】{amount}、証拠の提出期限：{due}',
  'desk.disputes.mailGreeting': 'お支払いに異議が申し立てられました。',
  'desk.disputes.mailText':
    'カード会員がカード会社に、このお支払いの返金を求めています。カード会社の判断が出るまで、購入された商品は保留となります。下記の期限までに、Stripeで証拠を提出してください。提出しないと、異議申し立てが認められます。',
  'desk.disputes.reason.bank_cannot_process': 'カード会社がお支払いを処理できない',
  'desk.disputes.reason.credit_not_processed': '約束された返金が届いていない',
  'desk.disputes.reason.customer_initiated': 'カード会員の申し出',
  'desk.disputes.reason.debit_not_authorized': '承認していない引き落とし',
  'desk.disputes.reason.duplicate': '二重の請求',
  'desk.disputes.reason.fraudulent': 'カード会員本人によるお支払いではない',
  'desk.disputes.reason.general': '理由の指定なし',
  'desk.disputes.reason.incorrect_account_details': '口座情報の誤り',
  'desk.disputes.reason.insufficient_funds': '残高不足',
  'desk.disputes.reason.noncompliant': 'カードブランドの規則違反',
  'desk.disputes.reason.product_not_received': '商品が届いていない',
  'desk.disputes.reason.product_unacceptable': '商品が説明と異なる',
  'desk.disputes.reason.subscription_canceled': '解約後の請求',
  'desk.disputes.reason.unrecognized': '覚えのないお支払い',
} as const satisfies TranslationOf<typeof english>
