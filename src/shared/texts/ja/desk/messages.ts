import type { texts as english } from '../../en/desk/messages.ts'
import type { TranslationOf } from '../../translate.ts'

export const texts = {
  'desk.messages.states': '状態別のお問い合わせ',
  'desk.messages.tab': '{state}（{count}）',
  'desk.messages.open': '未回答',
  'desk.messages.answered': '回答済み',
  'desk.messages.closed': '完了',
  'desk.messages.from': '差出人',
  'desk.messages.text': '内容',
  'desk.messages.none': 'この状態のお問い合わせはありません。',
  'desk.messages.number': 'お問い合わせ{number}',
  'desk.messages.all': 'お問い合わせ一覧',
  'desk.messages.stranger': 'このメールアドレスの読者は登録されていません',
  'desk.messages.reader': 'この方の購入内容とお支払い',
  'desk.messages.answer': '回答',
  'desk.messages.answerHint': 'いただいた内容を添えて、メールで送信します。',
  'desk.messages.send': '回答を送信',
  'desk.messages.sent': '回答を送信しました',
  'desk.messages.move.closed': '回答せずに完了',
  'desk.messages.move.open': '未回答に戻す',
  'desk.messages.moved': '状態を変更しました',
  'desk.deed.message-answered': 'お問い合わせに回答',
  'desk.deed.message-moved': 'お問い合わせの状態を変更',
  'desk.value.message': 'お問い合わせ',
  'desk.value.state': '状態',
} as const satisfies TranslationOf<typeof english>
