import type { TranslationOf } from '../../translate.ts'
import type { texts as english } from '../../en/admin/reports.ts'

export const texts = {
  'admin.section.reports': '報告',
  'admin.reports.text':
    'ガイドの方法を実践した結果について、読者が報告した内容です。一言は非表示にできますが、数値は内容にかかわらず非表示にできません。集計は1時間ごとに行われます。',
  'admin.reports.which': '表示する報告',
  'admin.reports.all': 'すべて',
  'admin.reports.odd': '不自然なもの',
  'admin.reports.said': '報告',
  'admin.reports.sentence': '一言',
  'admin.reports.signs': '不審な点',
  'admin.reports.none': '該当する報告はありません。',
  'admin.reports.untried': '実践していない',
  'admin.reports.noPayment': '収入はまだない',
  'admin.reports.payment': '最初の収入まで{weeks}週間',
  'admin.reports.income': '直近1か月：{amount}',
  'admin.reports.stopped': '手順{step}でやめた',
  'admin.reports.sameDay': '同じガイドに24時間以内に{count}件',
  'admin.reports.sameNetwork': '同じネットワークから{count}件',
  'admin.reports.hide': '一言を非表示にする',
  'admin.reports.hideText':
    'この一言は、ガイドのページにすぐに表示されなくなります。この報告の数値は、引き続き集計に含まれます。',
  'admin.reports.hideDone': '一言を非表示にしました',
  'admin.reports.show': '一言を再び表示する',
  'admin.reports.showText': 'この一言が、ガイドのページに再び表示されます。',
  'admin.reports.showDone': '一言を再び表示しました',
  'admin.action.report-hidden': '報告の一言を非表示',
  'admin.action.report-shown': '報告の一言を再表示',
  'admin.value.report': '報告',
} as const satisfies TranslationOf<typeof english>
