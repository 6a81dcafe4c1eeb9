import type { texts as english } from '../en/thrown.ts'
import type { TranslationOf } from '../translate.ts'

export const texts = {
  'thrown.loginRequired': '認証エラー: ログインが必要です',
} as const satisfies TranslationOf<typeof english>
