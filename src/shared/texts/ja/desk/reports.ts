import type { TranslationOf } from '../../translate.ts'
import type { texts as english } from '../../en/desk/reports.ts'

export const texts = {
  'desk.room.reports': '報告',
  'desk.reports.text':
    'ガイドの結果について読者が報告した内容です。一言は非表示にできますが、数値は内容にかかわらず非表示にできません。集計は1時間ごとに行われます。',
  'desk.reports.which': '表示する報告',
  'desk.reports.all': 'すべて',
  'desk.reports.odd': '不自然なもの',
  'desk.reports.guide': 'ガイド',
  'desk.reports.said': '報告',
  'desk.reports.sentence': '一言',
  'desk.reports.signs': '不審な点',
  'desk.reports.none': '該当する報告はありません。',
  'desk.reports.untried': '実践していない',
  'desk.reports.noPayment': '収入はまだない',
  'desk.reports.payment': '最初の収入まで{weeks}週',
  'desk.reports.income': '直近1か月：{amount}',
  'desk.reports.stopped': '手順{step}でやめた',
  'desk.reports.sameDay': '同じガイドに24時間以内で{count}件',
  'desk.reports.sameNetwork': '同じネットワークから{count}件',
  'desk.reports.reader': '読者',
  'desk.reports.hide': '一言を非表示にする',
  'desk.reports.hideText': 'この一言は、ガイドのページからすぐに消えます。この報告の数値は、集計に残ります。',
  'desk.reports.hideDone': '一言を非表示にしました',
  'desk.reports.show': '一言を再び表示する',
  'desk.reports.showText': 'この一言が、ガイドのページに再び表示されます。',
  'desk.reports.showDone': '一言を表示しました',
  'desk.deed.report-hidden': '報告の一言を非表示',
  'desk.deed.report-shown': '報告の一言を再表示',
  'desk.value.report': '報告',
} as const satisfies TranslationOf<typeof english>
