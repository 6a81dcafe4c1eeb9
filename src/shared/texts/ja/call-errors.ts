import type { texts as english } from '../en/call-errors.ts'
import type { TranslationOf } from '../translate.ts'

export const texts = {
  'callError.loginRequired': '認証エラー: ログインが必要です',
} as const satisfies TranslationOf<typeof english>
