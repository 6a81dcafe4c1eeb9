import type { texts as english } from '../../en/desk/log.ts'
import type { TranslationOf } from '../../translate.ts'

export const texts = {
  'desk.log.text': '管理画面での操作がすべて残ります。変更も削除もできません。',
  'desk.log.table': '管理画面での操作',
  'desk.log.empty': '操作はまだありません。',
  'desk.log.reader': '読者{id}',
  'desk.log.guide': 'ガイド{id}',
  'desk.deed.role-changed': '権限を変更',
} as const satisfies TranslationOf<typeof english>
