import { englishNumbers } from '../../../shared/guides/asking/spelled-numbers.ts'

const ordinals =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')
const months = 'january february march april may june july august september october november december'.split(
  ' ',
)

const english = new Map<string, readonly number[]>([
  ...[...englishNumbers].map(([word, value]): [string, number[]] => [word, [value]]),
  ...ordinals.map((word, index): [string, number[]] => [word, [index]]),
  ...months.flatMap((word, index): [string, number[]][] => [
    [word, [index + 1]],
    [word.slice(0, 3), [index + 1]],
  ]),
  ...'a an each every per single once another daily weekly monthly yearly hourly overnight'
    .split(' ')
    .map((word): [string, number[]] => [word, [1]]),
  ...'twice both double pair couple'.split(' ').map((word): [string, number[]] => [word, [2]]),
  ['triple', [3]],
  ['quarter', [1, 4, 3, 15, 25, 0.25]],
  ['quarterly', [3, 4]],
  ['half', [1, 2, 5, 6, 30, 50, 0.5]],
  ['fortnight', [2, 14]],
  ['decade', [10]],
  ['noon', [12]],
  ['midnight', [0, 12]],
])

const signs = new Map<string, readonly number[]>([
  ...[...'〇一二三四五六七八九十'].map((sign, index): [string, number[]] => [sign, [index]]),
  ['両', [2]],
  ['半', [2, 30, 50, 0.5]],
  ['百', [100]],
  ['千', [1000]],
  ['万', [10_000]],
  ...'ศูนย์ หนึ่ง สอง สาม สี่ ห้า หก เจ็ด แปด เก้า สิบ'
    .split(' ')
    .map((word, index): [string, number[]] => [word, [index]]),
  ['ครึ่ง', [2, 30, 50, 0.5]],
])

/** Returns the spelled-out numbers of a text, which may become digits. 'An hour' counts as 1, 'half' also as 30 (minutes). */
export function findSpelledNumbers(text: string): Set<string> {
  const written = [...signs].flatMap(([sign, values]) => (text.includes(sign) ? values : []))
  return new Set([...findEnglishNumbers(text), ...written.map(String)])
}

export function findEnglishNumbers(text: string): Set<string> {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? []
  const single = words.flatMap((word) => english.get(word) ?? [])
  const joined = words.flatMap((word, index) => join(english.get(word)?.[0], words[index + 1] ?? ''))
  return new Set([...single, ...joined].map(String))
}

/** Returns the possible values of two consecutive number words, such as twenty-five or five hundred. */
function join(first: number | undefined, next: string): number[] {
  const second = english.get(next)?.[0]
  if (first === undefined || second === undefined) return []
  return [first * second, first + second]
}
