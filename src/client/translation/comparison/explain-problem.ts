import { defaultLanguage, type PageLanguage } from '../../../shared/languages.ts'
import type { Translate } from '../../../shared/texts/translate.ts'

export interface ExplainedProblem {
  text: string
  language: PageLanguage
}

const kinds: Readonly<Record<string, `translation.kind.${Kind}`>> = {
  number: 'translation.kind.number',
  amount: 'translation.kind.amount',
  code: 'translation.kind.code',
  link: 'translation.kind.link',
  image: 'translation.kind.image',
  'link label': 'translation.kind.linkLabel',
}
type Kind = 'number' | 'amount' | 'code' | 'link' | 'image' | 'linkLabel'

function named(t: Translate, kind: string): string {
  const key = kinds[kind]
  return key === undefined ? kind : t(key)
}

type Explain = (t: Translate, ...found: string[]) => string

/** Matches the problems that the server reports in English, in which it also sends them to the models. */
const known: readonly [RegExp, Explain][] = [
  [/^it is empty$/, (t) => t('translation.problem.empty')],
  [/^it has more lines than the source$/, (t) => t('translation.problem.moreLines')],
  [/^the name (.+) is not as in the source$/, (t, name = '') => t('translation.problem.name', { name })],
  [
    /^"(.+)" is not rendered as (.+)$/,
    (t, term = '', rendering = '') => t('translation.problem.notRendered', { term, rendering }),
  ],
  [
    /^"(.+)" is rendered as (.+), which the glossary forbids$/,
    (t, term = '', rendering = '') => t('translation.problem.forbidden', { term, rendering }),
  ],
  [/^it is not in Japanese$/, (t) => t('translation.problem.notJapanese')],
  [/^it is not in Japanese but seems to be Chinese$/, (t) => t('translation.problem.chinese')],
  [/^it is not in Thai$/, (t) => t('translation.problem.notThai')],
  [
    /^the words "(.+)" are left as in the source$/,
    (t, words = '') => t('translation.problem.copied', { words }),
  ],
  [/^it is far shorter than the source/, (t) => t('translation.problem.tooShort')],
  [/^it is far longer than the source/, (t) => t('translation.problem.tooLong')],
  [/^it has characters that cannot be shown$/, (t) => t('translation.problem.unseen')],
  [/^the check boxes are not those of the source$/, (t) => t('translation.problem.checkBoxes')],
  [/^its parts stand in another order than in the source$/, (t) => t('translation.problem.order')],
  [
    /^the (number|amount|code|link label|link|image) (.+) is missing$/s,
    (t, kind = '', what = '') => t('translation.problem.missing', { kind: named(t, kind), what }),
  ],
  [
    /^the (number|amount|code|link label|link|image) (.+) is not in the source$/s,
    (t, kind = '', what = '') => t('translation.problem.added', { kind: named(t, kind), what }),
  ],
  [
    /^(.+): (\d+) in the source, (\d+) here$/,
    (t, part = '', expected = '', got = '') => t('translation.problem.counted', { part, expected, got }),
  ],
  [/^(\S+) is read as it stands:/, (t, mark = '') => t('translation.problem.mark', { mark })],
]

/** Returns the problem in the page's language if it is known, otherwise the server's own text. */
export function explainTranslationProblem(
  language: PageLanguage,
  t: Translate,
  problem: string,
): ExplainedProblem {
  for (const [sentence, explain] of known) {
    const found = sentence.exec(problem)
    if (found !== null) return { text: explain(t, ...found.slice(1)), language }
  }
  return { text: problem, language: defaultLanguage }
}
