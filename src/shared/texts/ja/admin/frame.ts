import type { texts as english } from '../../en/admin/frame.ts'
import type { TranslationOf } from '../../translate.ts'

export const texts = {
  'admin.head.title': '{section} | 管理画面 | AI Income Guides',
  'admin.head.description': 'ショップの運営に使う画面です。',
  'admin.sections': '管理画面のメニュー',
  'admin.section.home': '概要',
  'admin.section.guides': 'ガイド',
  'admin.section.translations': '翻訳',
  'admin.section.log': '操作履歴',

  'admin.older': 'さらに古いものを表示',
  'admin.when': '日時',
  'admin.who': '担当者',
  'admin.what': '内容',
  'admin.cellOf': '{name}：',
  'admin.zone': '日本時間',
  'admin.why': '理由',
  'admin.nothing': 'なし',
  'admin.value': '{name}：{value}',
  'admin.change': '{name}：{before} → {after}',

  'admin.log.text': '管理画面での操作がすべて記録されます。記録は変更も削除もできません。',
  'admin.log.table': '管理画面での操作',
  'admin.log.empty': '操作はまだありません。',
  'admin.log.reader': '読者{id}',
  'admin.log.guide': 'ガイド{id}',
  'admin.action.role-changed': '権限を変更',
} as const satisfies TranslationOf<typeof english>
