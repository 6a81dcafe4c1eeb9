import type { texts as english } from '../../en/library/ask.ts'
import type { TranslationOf } from '../../translate.ts'

export const texts = {
  'ask.head.title': 'やりたいことからガイドを探す | AI Income Guides',
  'ask.head.description': '使える時間やお金、好きなことを書くと、合うガイドとその理由がわかります。',
  'ask.title': 'やりたいことから探す',
  'ask.text':
    '使える時間やお金、好きなことを、ご自分の言葉で書いてください。合うガイドを、理由と一緒にご案内します。',
  'ask.label': '質問',
  'ask.example': '週に二晩、元手なし、文章を書くのが好き',
  'ask.action': '探す',
  'ask.understood': '探す条件：{parts}。',
  'ask.and': '、',
  'ask.asked.hours_one': '週{count}時間まで',
  'ask.asked.hours_other': '週{count}時間まで',
  'ask.asked.free': '初期費用なし',
  'ask.asked.cheap': '初期費用は少額',
  'ask.asked.weeks_one': '{count}週以内に最初の収入',
  'ask.asked.weeks_other': '{count}週以内に最初の収入',
  'ask.asked.words': '「{words}」について',
  'ask.words': '・',
  'ask.unknown': '次の言葉に関するガイドはありません：{words}。',
  'ask.answers': '合うガイド',
  'ask.about': '「{words}」に関するガイド',
  'ask.near': '「{words}」に近いガイド',
  'ask.hours_one': '週{count}時間ほど',
  'ask.hours_other': '週{count}時間ほど',
  'ask.cost': '初期費用：{cost}',
  'ask.wait': '最初の収入までの目安：{wait}',
  'ask.atHome': '在宅でできます',
  'ask.none': 'すべてに合うガイドはありません。条件を減らすか、ガイド一覧からお探しください。',
  'ask.nothing':
    'このご質問からは、ガイドを絞り込めませんでした。好きなことや、使える時間・お金を書いてみてください。',
  'ask.list': 'ガイド一覧',
  'ask.tooOften':
    '本日の質問回数の上限に達しました。しばらくしてからお試しいただくか、ガイド一覧からお探しください。',
  'ask.inWords': 'AIによる説明',
  'ask.inWords.action': 'AIに説明してもらう',
  'ask.inWords.sent':
    'ご質問と、これらのガイドの公開ページの内容をAIモデルに送ります。個人に関する情報は送りません。',
  'ask.inWords.waiting': 'AIが文章を書いています…',
  'ask.inWords.note':
    'AIモデルが書いた文章です。各文には、もとになった公開ページを示しています。もとを示していない文や、もとにない数字を含む文は除いていますが、表現が正確でないこともあります。正しい内容は各ガイドのページでご確認ください。',
  'ask.inWords.from': '（{facts}）',
  'ask.inWords.too-often':
    '今日ご利用いただけるAIの説明は上限に達しました。下のガイドは、AIを使わずに選んだものです。',
  'ask.inWords.no-answer': '現在、AIから回答を得られません。下のガイドは、AIを使わずに選んだものです。',
  'ask.inWords.nothing-proven':
    'ガイドのページで裏づけられる説明を得られませんでした。下のガイドは、AIを使わずに選んだものです。',
  'ask.fact.title': 'タイトル',
  'ask.fact.summary': '概要',
  'ask.fact.tools': '使うツール',
  'ask.fact.hours': '週の作業時間',
  'ask.fact.cost': '初期費用',
  'ask.fact.wait': '最初の収入までの期間',
  'ask.fact.outline': '目次',
  'ask.failed': '質問に答えられませんでした。もう一度お試しください。',
} as const satisfies TranslationOf<typeof english>
