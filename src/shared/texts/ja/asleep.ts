import type { texts as english } from '../en/asleep.ts'
import type { TranslationOf } from '../translate.ts'

export const texts = {
  'asleep.failed':
    'ページの一部を読み込めず、操作できませんでした。通信環境をご確認のうえ、ページを再読み込みしてください。',
} as const satisfies TranslationOf<typeof english>
