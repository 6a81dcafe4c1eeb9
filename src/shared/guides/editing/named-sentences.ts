type PlacesIn<Template> = Template extends `${string}{${infer Place}}${infer Rest}`
  ? Place | PlacesIn<Rest>
  : never

type Values<Place extends string> = Readonly<Record<Place, string | number>>

type UnderstoodPart<Templates> = {
  [Name in keyof Templates]: [PlacesIn<Templates[Name]>] extends [never]
    ? [name: Name]
    : [name: Name, values: Values<PlacesIn<Templates[Name]>>]
}[keyof Templates]

interface NamedSentences<Templates> {
  say: (...said: UnderstoodPart<Templates>) => string
  /** Returns the sentence's name and its values; unused values are empty. */
  find: (sentence: string) =>
    | {
        name: keyof Templates & string
        values: Values<PlacesIn<Templates[keyof Templates]>>
      }
    | undefined
}

/** Placeholders for whole numbers. `reason` is another of these sentences; all others are any text. */
const numbers = new Set(['least', 'most', 'number', 'line', 'cells', 'columns'])

/**
 * English sentences for files, logs and the command line. The client recognizes them and shows them in the page's
 * language: `'has {cells} cells'`.
 */
export function namedSentences<const Templates extends Readonly<Record<string, string>>>(
  templates: Templates,
): NamedSentences<Templates> {
  const texts = Object.values(templates)
  const places = new Set(texts.flatMap(placesIn))
  const others = texts.filter((text) => !placesIn(text).includes('reason')).map((text) => patternOf(text))
  const patterns = Object.entries(templates).map(
    ([name, text]) => [name, new RegExp(`^${patternOf(text, others)}$`, 's')] as const,
  )
  return {
    say(...said) {
      const [name, values = {}] = said as [keyof Templates & string, Record<string, string | number>?]
      return (templates[name] ?? '').replace(place, (_, each: string) => String(values[each] ?? ''))
    },
    find(sentence) {
      for (const [name, pattern] of patterns) {
        const found = pattern.exec(sentence)
        if (found === null) continue
        const values = Object.fromEntries(
          [...places].map((each) => [each, valueOf(each, found.groups?.[each])]),
        )
        return { name, values: values as Values<PlacesIn<Templates[keyof Templates]>> }
      }
      return undefined
    },
  }
}

const place = /\{(\w+)\}/g

const placesIn = (text: string) => Array.from(text.matchAll(place), ([, name = '']) => name)

/** Returns the pattern of a sentence. With `reasons`, values are named groups; otherwise it is part of a larger pattern. */
function patternOf(text: string, reasons?: readonly string[]): string {
  const parts = text.split(/\{(\w+)\}/)
  return parts
    .map((part, index) => {
      if (index % 2 === 0) return part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
      const inner = part === 'reason' ? (reasons ?? []).join('|') : numbers.has(part) ? '\\d+' : '.+'
      return reasons === undefined ? inner : `(?<${part}>${inner})`
    })
    .join('')
}

function valueOf(name: string, found = ''): string | number {
  return found !== '' && numbers.has(name) ? Number(found) : found
}
