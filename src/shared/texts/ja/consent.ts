import type { texts as english } from '../en/consent.ts'
import type { TranslationOf } from '../translate.ts'

export const texts = {
  'consent.title': 'プライバシー設定',
  'consent.question': '閲覧数を計測してもよろしいですか？',
  'consent.text':
    '外部の計測サービスで数えます。広告には使わず、決済やセッションの番号も送りません。[プライバシーポリシー](/privacy)',
  'consent.textGranted':
    '外部の計測サービスで数えます。広告には使わず、決済やセッションの番号も送りません。現在は許可しています。[プライバシーポリシー](/privacy)',
  'consent.textDenied':
    '外部の計測サービスで数えます。広告には使わず、決済やセッションの番号も送りません。現在は許可していません。[プライバシーポリシー](/privacy)',
  'consent.accept': '許可する',
  'consent.decline': '許可しない',
} as const satisfies TranslationOf<typeof english>
