const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const values = new Map([
  ...small.map((word, value): [string, number] => [word, value]),
  ...tens.map((word, place): [string, number] => [word, (place + 2) * 10]),
])
const multiples = new Map([
  ['dozen', 12],
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1_000_000],
])
/** English words for single numbers, such as 'twenty', with their values. */
export const englishNumbers: ReadonlyMap<string, number> = new Map([...values, ...multiples])

const multiple = `(?:${[...multiples.keys()].join('|')})s?`
const word = `(?:${[...values.keys()].join('|')}|${multiple})`

const digits = '〇一二三四五六七八九'
const smallUnits = new Map([
  ['十', 10],
  ['百', 100],
  ['千', 1000],
])
const largeUnits = new Map([
  ['万', 10_000],
  ['億', 100_000_000],
])
const kanji = `[${digits}零十百千万億]`

/**
 * Regular expression sources that match spelled-out numbers in lower-case NFKC text: "twenty-five", "a hundred", "5 thousand";
 * 二十五, 三千, 5万.
 */
export const spelledNumberPatterns = {
  en: `(?:\\b(?:an? (?=${multiple}))?${word}(?:(?:[ -]|(?<=hundred|thousand) and )${word})*\\b|\\b[0-9]+(?:\\.[0-9]+)?(?: ?${multiple}|k)\\b)`,
  ja: `(?:(?:[0-9]+(?:\\.[0-9]+)?(?=[十百千万億]))?${kanji})+(?:(?<=[百千万億])[0-9]+)?`,
}

/** Returns the value of a spelled-out number in either language. */
export function parseSpelledNumber(spelled: string): number {
  return /[a-z]/.test(spelled) ? valueOfEnglish(spelled) : valueOfJapanese(spelled)
}

function valueOfEnglish(spelled: string): number {
  let [total, part] = [0, 0]
  for (const [found] of spelled.matchAll(/[0-9]+(?:\.[0-9]+)?|[a-z]+/g)) {
    const times = found === 'k' ? 1000 : multiples.get(found.replace(/s$/, ''))
    if (times === undefined) part += values.get(found) ?? (Number(found) || 0)
    else if (times < 1000) part = (part || 1) * times
    else [total, part] = [total + (part || 1) * times, 0]
  }
  return inHundredths(total + part)
}

/** Returns the value of a Japanese number: a sequence of digits, as in a year, or digits before units such as 万. */
function valueOfJapanese(spelled: string): number {
  let [total, part] = [0, 0]
  let digit: number | undefined
  for (const [found] of spelled.replaceAll('零', '〇').matchAll(/[0-9]+(?:\.[0-9]+)?|./g)) {
    const smallUnit = smallUnits.get(found)
    const largeUnit = largeUnits.get(found)
    if (smallUnit !== undefined) [part, digit] = [part + (digit ?? 1) * smallUnit, undefined]
    else if (largeUnit !== undefined)
      [total, part, digit] = [total + (part + (digit ?? 0) || 1) * largeUnit, 0, undefined]
    else digit = (digit ?? 0) * 10 + (digits.includes(found) ? digits.indexOf(found) : Number(found))
  }
  return inHundredths(total + part + (digit ?? 0))
}

/** Rounds to two decimals, so that 1.1万 is exactly 11,000. */
const inHundredths = (value: number) => Math.round(value * 100) / 100
