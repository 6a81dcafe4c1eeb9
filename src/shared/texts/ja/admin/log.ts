import type { texts as english } from '../../en/admin/log.ts'
import type { TranslationOf } from '../../translate.ts'

export const texts = {
  'admin.log.text': '管理画面での操作がすべて記録されます。記録は変更も削除もできません。',
  'admin.log.table': '管理画面での操作',
  'admin.log.empty': '操作はまだありません。',
  'admin.log.reader': '読者{id}',
  'admin.log.guide': 'ガイド{id}',
  'admin.action.role-changed': '権限を変更',
} as const satisfies TranslationOf<typeof english>
