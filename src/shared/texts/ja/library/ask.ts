import type { texts as english } from '../../en/library/ask.ts'
import type { TranslationOf } from '../../translate.ts'

export const texts = {
  'ask.head.title': 'やりたいことからガイドを探す | AI Income Guides',
  'ask.head.description': '使える時間やお金、好きなことを書くと、合うガイドとその理由がわかります。',
  'ask.title': 'やりたいことから探す',
  'ask.text':
    '使える時間やお金、好きなことを、ご自分の言葉で書いてください。合うガイドを、理由と一緒にご案内します。',
  'ask.label': 'やりたいこと',
  'ask.example': '週に二晩、書くのが好き',
  'ask.action': '探す',
  'ask.understood': '探す条件：',
  'ask.someMatch_other':
    '条件に合うガイドは先頭の{count}件です。その後に、条件に近いガイドを表示しています。',
  'ask.noneMatch': '「{lost}」に関するガイドはありません。近いガイドを表示しています。',
  'ask.leaveOut': '条件を外す：{part}',
  'ask.asked.hours_other': '週{count}時間まで',
  'ask.asked.free': '初期費用なし',
  'ask.asked.cheap': '初期費用は少額',
  'ask.asked.weeks_other': '{count}週間以内に最初の収入',
  'ask.asked.budget': '初期費用は{most}まで',
  'ask.asked.spare-time': '空き時間でできる',
  'ask.asked.at-home': '在宅でできる',
  'ask.asked.easy': '始めやすさ',
  'ask.asked.income': '収入の目標',
  'ask.asked.dislike': '「{said}」を除く',
  'ask.asked.word': '「{said}」について',
  'ask.words': '・',
  'ask.unknown': '「{words}」に合うガイドはありません。',
  'ask.answers': 'ご希望に合うガイド',
  'ask.closest': 'ご希望に近いガイド',
  'ask.start': 'はじめにおすすめのガイド',
  'ask.about': '「{words}」に関するガイド',
  'ask.near': '「{words}」に近いガイド',
  'ask.hours_other': '週{count}時間ほど',
  'ask.cost': '初期費用：{cost}',
  'ask.wait': '最初の収入までの目安：{wait}',
  'ask.atHome': '在宅でできます',
  'ask.none': 'すべての条件に合うガイドはありません。条件を減らすか、ガイド一覧からお探しください。',
  'ask.nothing':
    'ご入力の内容からは、ガイドを絞り込めませんでした。好きなことや、使える時間・お金を書いてみてください。',
  'ask.list': 'ガイド一覧',
  'ask.tooOften':
    '本日ご利用いただける回数の上限に達しました。時間をおいてからお試しいただくか、ガイド一覧からお探しください。',
  'ask.inWords': 'AIによる説明',
  'ask.inWords.action': '合うガイドをAIに説明してもらう',
  'ask.inWords.sent':
    'ご入力の内容と、表示中のガイドの公開ページをAIモデルに送ります。個人に関する情報は送りません。',
  'ask.inWords.waiting': 'AIが文章を書いています…',
  'ask.inWords.note':
    'AIモデルが書いた文章です。各文に、根拠となる公開ページへのリンクを付けています。根拠のない文や、根拠にない数字を含む文は除いていますが、表現が正確でないこともあります。正しい内容は各ガイドのページでご確認ください。',
  'ask.inWords.from': '（{facts}）',
  'ask.inWords.too-often':
    'AIによる説明は、本日の利用回数の上限に達しました。下のガイドは、AIを使わずに選んだものです。',
  'ask.inWords.no-answer': '現在、AIから回答を得られません。下のガイドは、AIを使わずに選んだものです。',
  'ask.inWords.nothing-proven':
    'AIの説明をガイドのページで裏づけられなかったため、表示していません。下のガイドは、AIを使わずに選んだものです。',
  'ask.fact.title': 'タイトル',
  'ask.fact.summary': '概要',
  'ask.fact.tools': '使うツール',
  'ask.fact.hours': '週の作業時間',
  'ask.fact.cost': '初期費用',
  'ask.fact.wait': '最初の収入までの目安',
  'ask.fact.outline': '目次',
  'ask.failed': 'ガイドをお探しできませんでした。もう一度お試しください。',
} as const satisfies TranslationOf<typeof english>
