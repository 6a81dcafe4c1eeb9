import { compareItems, removeItems } from './compare-items.ts'
import { findSpelledNumbers, findEnglishNumbers } from './spelled-numbers.ts'

/**
 * Returns differences in numbers and prices as sentences. Equal amounts match in any notation: 10,000 and 1万, ３ and ๓, $2 and
 * 2ドル, 20% and 2割. A spelled-out number may become digits, and digits may become an English word. A currency must not change.
 */
export function compareNumbers(source: string, translated: string): string[] {
  const [expected, got] = [amountsIn(source), amountsIn(translated)]
  const [missing, added] = [
    removeItems(valuesOf(expected), valuesOf(got)),
    removeItems(valuesOf(got), valuesOf(expected)),
  ]
  const [spelled, nowSpelled] = [findSpelledNumbers(source), findEnglishNumbers(translated)]
  const known = new Set(valuesOf(expected))
  const numbers = compareItems(
    'the number',
    missing.filter((value) => !nowSpelled.has(value)),
    // A number that only occurs more often than in the source is not a new claim.
    added.filter((value) => !known.has(value) && !spelled.has(value)),
  )
  return numbers.length > 0
    ? numbers
    : compareUnits(
        expected,
        got.filter(({ value }) => known.has(value)),
      )
}

interface Amount {
  value: string
  unit: string
}

const valuesOf = (amounts: readonly Amount[]) => amounts.map(({ value }) => value)

function compareUnits(source: readonly Amount[], translated: readonly Amount[]): string[] {
  const priced = (amounts: readonly Amount[]) =>
    amounts.filter(({ unit }) => unit !== '').map(({ value, unit }) => `${value} ${unit}`)
  return compareItems('the amount', [...new Set(priced(source))], [...new Set(priced(translated))])
}

function amountsIn(text: string): Amount[] {
  const plain = rewritings.reduce((before, rewrite) => rewrite(before), text.normalize('NFKC'))
  return [...plain.matchAll(/(\d+(?:\.\d+)*)(?:\{(.+?)\})?/g)].map(([, digits = '', unit = '']) => ({
    // A token with two full stops, such as a version, stays text.
    value: /\..*\./.test(digits) ? digits : String(Number(digits)),
    unit,
  }))
}

const rangeSign = String.raw`\s?(?:[-‐-―−~〜]|から|to|ถึง)\s?`
const decimal = String.raw`\d+(?:\.\d+)?`
const scales: Record<string, number> = {
  hundred: 1e2,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  k: 1e3,
  K: 1e3,
  M: 1e6,
  百: 1e2,
  千: 1e3,
  万: 1e4,
  百万: 1e6,
  千万: 1e7,
  億: 1e8,
  兆: 1e12,
  พัน: 1e3,
  หมื่น: 1e4,
  แสน: 1e5,
  ล้าน: 1e6,
}
const scale = String.raw`(?:\s?(?:百万|千万|[百千万億兆])|\s?(?:พัน(?!ธ)|หมื่น|แสน|ล้าน)|[ -]?(?:hundred|thousand|million|billion)\b|[kKM](?![A-Za-z\d]))`
const units: Record<string, [sign: string, name: string]> = {
  USD: [String.raw`US\$|\$|USD`, String.raw`\$|USD|dollars?\b|米?ドル|ดอลลาร์`],
  JPY: ['¥|JPY', String.raw`JPY|yen\b|円(?![形滑卓周])|เยน`],
  EUR: ['€|EUR', String.raw`€|EUR|euros?\b|ユーロ|ยูโร`],
  GBP: ['£|GBP', '£|GBP|ポンド|ปอนด์'],
  THB: ['฿|THB', String.raw`฿|THB|baht\b|バーツ|บาท`],
  percent: ['ร้อยละ', String.raw`%|per ?cent\b|パーセント|เปอร์เซ็นต์`],
}

/** Applied in order, these normalize every notation to digits without commas, followed by the unit in braces. */
const rewritings: readonly ((text: string) => string)[] = [
  (text) => text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - '๐'.charCodeAt(0))),
  (text) => text.replace(/(?<=\d),(?=\d{3}(?!\d))/g, ''),
  (text) =>
    text.replace(new RegExp(`(${decimal})割(?!り?当)`, 'g'), (_, tenths: string) => `${times(tenths, 10)}%`),
  // In 10-20k and 10〜20万 the scale applies to both ends, in 500〜1万 only to the second.
  (text) =>
    text.replace(
      new RegExp(`(?<![\\d.])(${decimal})(${rangeSign})(${decimal})(${scale})`, 'g'),
      (whole: string, from: string, sign: string, to: string, by: string) =>
        Number(from) < Number(to) ? `${from}${by}${sign}${to}${by}` : whole,
    ),
  (text) => text.replace(new RegExp(`(?:${decimal}${scale})+(?:(?<=[万億兆])\\d+)?`, 'g'), sumOf),
  ...Object.entries(units).flatMap(([unit, [sign, name]]) => [
    // In '16 $ 1' the sign may belong to either number, in '16 $1' only to the 1.
    (text: string) =>
      text.replace(
        new RegExp(`(?:(?<!\\d)(?:${sign})|(?<!\\d ?)(?:${sign}) )(${decimal})`, 'gi'),
        `$1{${unit}}`,
      ),
    (text: string) => text.replace(new RegExp(`(${decimal})[ -]?(?:${name})`, 'gi'), `$1{${unit}}`),
  ]),
  (text) =>
    text.replace(new RegExp(`(?<![\\d.])(${decimal})(${rangeSign}${decimal}(\\{.+?\\}))`, 'g'), '$1$3$2'),
  (text) => text.replace(new RegExp(`(${decimal}(\\{.+?\\})${rangeSign}${decimal})(?![\\d.{])`, 'g'), '$1$2'),
]

/** Returns the sum of scaled numbers: 15000 for 1万5千. */
function sumOf(scaled: string): string {
  const parts = scaled.matchAll(new RegExp(`(${decimal})(${scale})?`, 'g'))
  const sum = [...parts].reduce(
    (total, [, digits = '0', by = '']) =>
      total + Number(times(digits, scales[by.replace(/^[\s-]/, '')] ?? 1)),
    0,
  )
  return String(sum)
}

const times = (digits: string, by: number) => String(Number((Number(digits) * by).toPrecision(15)))
