import type { PageLanguage } from '../../../shared/languages.ts'

export interface Explained {
  text: string
  language: PageLanguage
}

const kinds: Record<string, string> = {
  number: '数字',
  amount: '金額',
  code: 'コード',
  link: 'リンク',
  image: '画像',
  'link label': 'リンクの目印',
}
const kindOf = (kind: string) => kinds[kind] ?? kind

/** What the server finds broken, which it says in the language that models are asked in. */
const inJapanese: readonly [RegExp, (...found: string[]) => string][] = [
  [/^it is empty$/, () => '空です'],
  [/^it has more lines than the source$/, () => '原文より行が多くなっています'],
  [/^the name (.+) is not as in the source$/, (name) => `名称「${name}」が原文のとおりではありません`],
  [
    /^"(.+)" is not rendered as (.+)$/,
    (term, rendering) => `用語集では「${term}」を「${rendering}」と訳します`,
  ],
  [
    /^"(.+)" is rendered as (.+), which the glossary forbids$/,
    (term, word) => `用語集では「${term}」に「${word}」を使いません`,
  ],
  [/^it is not in Japanese/, () => '日本語ではありません'],
  [/^it is not in Thai$/, () => 'タイ語ではありません'],
  [/^the words "(.+)" are left as in the source$/, (words) => `「${words}」が英語のまま残っています`],
  [/^it is far shorter than the source/, () => '原文に比べて短すぎます。訳し漏れがないかご確認ください'],
  [/^it is far longer than the source/, () => '原文に比べて長すぎます。原文にない内容がないかご確認ください'],
  [/^it has characters that cannot be shown$/, () => '表示できない文字が含まれています'],
  [/^the check boxes are not those of the source$/, () => 'チェックボックスが原文と異なります'],
  [/^its parts stand in another order than in the source$/, () => '段落や一覧の順序が原文と異なります'],
  [
    /^the (number|amount|code|link label|link|image) (.+) is missing$/s,
    (kind = '', what) => `${kindOf(kind)} ${what} がありません`,
  ],
  [
    /^the (number|amount|code|link label|link|image) (.+) is not in the source$/s,
    (kind = '', what) => `${kindOf(kind)} ${what} は原文にありません`,
  ],
  [
    /^(.+): (\d+) in the source, (\d+) here$/,
    (part, expected, got) => `構成が異なります（${part}：原文${expected}、訳文${got}）`,
  ],
  [
    /^(\S+) is read as it stands:/,
    (mark) => `記号 ${mark} がそのまま表示されます。前後の文字に詰めてください`,
  ],
]

/** In the page's language where that is known, else as the server says it. */
export function explainProblem(language: PageLanguage, problem: string): Explained {
  if (language === 'en') return { text: problem, language }
  for (const [sentence, explain] of inJapanese) {
    const found = sentence.exec(problem)
    if (found !== null) return { text: explain(...found.slice(1)), language }
  }
  return { text: problem, language: 'en' }
}
