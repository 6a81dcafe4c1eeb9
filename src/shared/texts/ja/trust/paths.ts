import type { texts as english } from '../../en/trust/paths.ts'
import type { TranslationOf } from '../../translate.ts'

export const texts = {
  'paths.head.title': 'ロードマップ：どの順に読むか | AI Income Guides',
  'paths.head.description':
    '4〜6冊のガイドを、取り組みやすい順に並べました。どんな方に向くか、何が必要か、なぜその順番なのかもわかります。',
  'paths.head.pathTitle': '{name} | ロードマップ | AI Income Guides',
  'paths.title': 'ロードマップ',
  'paths.text':
    '1,000冊を超えるガイドから選ぶのは大変です。ロードマップでは、数冊を取り組みやすい順に並べ、その理由も添えました。',
  'paths.goals': '目的から選ぶ',
  'paths.categories': '分野から選ぶ（Proプラン）',
  'paths.categoriesText':
    '分野ごとに、初期費用と入金までの早さの順にガイドを並べました。最初の一つはどなたでも、ほかは[Proプラン](/subscribe)でご覧いただけます。',
  'paths.all': 'すべてのロードマップ',
  'paths.guides_one': '{count}冊',
  'paths.guides_other': '{count}冊',
  'paths.locked': 'Proプランに含まれます',
  'paths.sample': 'サンプル',
  'paths.for': 'こんな方に',
  'paths.way': '進め方',
  'paths.facts': '必要なもの',
  'paths.start': '初期費用',
  'paths.first': '最初の入金',
  'paths.whole': '全体の期間',
  'paths.reading': '読む時間',
  'paths.price': '価格',
  'paths.afterWeeks': '最初の1冊で約{weeks}週間後',
  'paths.startFirst': '最初の1冊では{cost}',
  'paths.startAll': 'すべて始めると{cost}',
  'paths.wholeWeeks': '約{weeks}週間（1冊ずつ、最初の入金まで進めた場合）',
  'paths.unknown': '記載のないガイドがあります',
  'paths.span': '{least}〜{most}',
  'paths.minutes': '合計で約{count}分',
  'paths.priceAll': '1冊ずつなら合計{price}、[Proプラン](/subscribe)ならすべて読めます',
  'paths.estimates': '各ガイドの著者による目安です。成果は取り組み方や市場によって変わります。',
  'paths.steps': '読む順番',
  'paths.why': 'この順番の理由：',
  'paths.stepStart': '初期費用：{cost}',
  'paths.shortWeeks': '最初の入金まで約{weeks}週間',
  'paths.stepFirst': '最初の入金：{time}',
  'paths.begin': '最初の1冊から始める',
  'paths.pro': 'Proプランで全部読む',
  'paths.lockedTitle': 'Proプランのロードマップです',
  'paths.lockedText':
    'Proプランでは、どのガイドをどの順に読むかをご覧いただけ、月額{proPrice}ですべてのガイドをお読みいただけます。',
  'paths.seePro': 'Proプランを見る',
  'paths.next': '次のロードマップ',
  'paths.ask':
    '合うものが見つからないときは、[ご自分の言葉で質問する](/ask)か、[ガイド一覧](/guides)をご覧ください。',
  'paths.done': '全{all}手順のうち{done}手順が完了',
} as const satisfies TranslationOf<typeof english>
