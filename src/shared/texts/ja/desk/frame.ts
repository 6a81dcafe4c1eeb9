import type { texts as english } from '../../en/desk/frame.ts'
import type { TranslationOf } from '../../translate.ts'

export const texts = {
  'desk.head.title': '{room} | 管理画面 | AI Income Guides',
  'desk.head.description': 'ショップの運営に使う画面です。',
  'desk.rooms': '管理画面のメニュー',
  'desk.room.home': '概要',
  'desk.room.guides': 'ガイド',
  'desk.room.translations': '翻訳',
  'desk.room.log': '操作履歴',
  'desk.home.title': '管理画面',

  'desk.older': 'さらに前を表示',
  'desk.when': '日時',
  'desk.who': '担当者',
  'desk.what': '内容',
  'desk.cellOf': '{name}：',
  'desk.zone': '日本時間',
  'desk.why': '理由',
  'desk.nothing': 'なし',
  'desk.value': '{name}：{value}',
  'desk.change': '{name}：{before} → {after}',
} as const satisfies TranslationOf<typeof english>
