import { defaultLanguage, type PageLanguage } from '../../../shared/languages.ts'
import type { TextName, Translate } from '../../../shared/texts/translate.ts'

const kinds: Readonly<Record<string, TextName<'translation.kind.'>>> = {
  number: 'number',
  amount: 'amount',
  code: 'code',
  link: 'link',
  image: 'image',
  'link label': 'linkLabel',
}

function named(t: Translate, kind: string): string {
  const name = kinds[kind]
  return name === undefined ? kind : t(`translation.kind.${name}`)
}

/** Matches the problems that the server reports in English, in which it also sends them to the models. */
const known: readonly [RegExp, TextName<'translation.problem.'>][] = [
  [/^it is empty$/, 'empty'],
  [/^it has more lines than the source$/, 'moreLines'],
  [/^the name (?<name>.+) is not as in the source$/, 'name'],
  [/^"(?<term>.+)" is not rendered as (?<rendering>.+)$/, 'notRendered'],
  [/^"(?<term>.+)" is rendered as (?<rendering>.+), which the glossary forbids$/, 'forbidden'],
  [/^it is not in Japanese$/, 'notJapanese'],
  [/^it is not in Japanese but seems to be Chinese$/, 'chinese'],
  [/^it is not in Thai$/, 'notThai'],
  [/^the words "(?<words>.+)" are left as in the source$/, 'copied'],
  [/^it is far shorter than the source/, 'tooShort'],
  [/^it is far longer than the source/, 'tooLong'],
  [/^it has characters that cannot be shown$/, 'unseen'],
  [/^the check boxes are not those of the source$/, 'checkBoxes'],
  [/^its parts stand in another order than in the source$/, 'order'],
  [/^the (?<kind>number|amount|code|link label|link|image) (?<what>.+) is missing$/s, 'missing'],
  [/^the (?<kind>number|amount|code|link label|link|image) (?<what>.+) is not in the source$/s, 'added'],
  [/^(?<part>.+): (?<expected>\d+) in the source, (?<got>\d+) here$/, 'counted'],
  [/^(?<mark>\S+) is read as it stands:/, 'mark'],
]

/** Placeholders of the texts; a sentence contains those of its own text. */
type Place = 'name' | 'term' | 'rendering' | 'words' | 'kind' | 'what' | 'part' | 'expected' | 'got' | 'mark'

/** Returns the problem in the page's language if it is known, otherwise the server's own text. */
export function explainTranslationProblem(
  language: PageLanguage,
  t: Translate,
  problem: string,
): { text: string; language: PageLanguage } {
  for (const [sentence, name] of known) {
    const found = sentence.exec(problem)
    if (found === null) continue
    const values = { ...found.groups, kind: named(t, found.groups?.['kind'] ?? '') } as Record<Place, string>
    return { text: t(`translation.problem.${name}`, values), language }
  }
  return { text: problem, language: defaultLanguage }
}
