import type { texts as english } from '../en/consent.ts'
import type { TranslationOf } from '../translate.ts'

export const texts = {
  'consent.question': '閲覧数の計測を許可しますか？',
  'consent.text':
    '閲覧数の計測に外部のサービスを利用します。広告には利用せず、決済やセッションのIDも送信しません。[プライバシーポリシー](/privacy)',
  'consent.textGranted':
    '閲覧数の計測に外部のサービスを利用します。広告には利用せず、決済やセッションのIDも送信しません。現在の設定は「許可する」です。[プライバシーポリシー](/privacy)',
  'consent.textDenied':
    '閲覧数の計測に外部のサービスを利用します。広告には利用せず、決済やセッションのIDも送信しません。現在の設定は「許可しない」です。[プライバシーポリシー](/privacy)',
  'consent.accept': '許可する',
  'consent.decline': '許可しない',
} as const satisfies TranslationOf<typeof english>
