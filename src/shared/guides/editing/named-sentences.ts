type PlacesIn<Template> = Template extends `${string}{${infer Place}}${infer Rest}`
  ? Place | PlacesIn<Rest>
  : never

type Values<Place extends string> = Readonly<Record<Place, string | number>>

type UnderstoodPart<Templates> = {
  [Name in keyof Templates]: [PlacesIn<Templates[Name]>] extends [never]
    ? [name: Name]
    : [name: Name, values: Values<PlacesIn<Templates[Name]>>]
}[keyof Templates]

/** Placeholders for integers. `reason` stands for another of these sentences; other placeholders stand for any text. */
const numbers = new Set(['least', 'most', 'number', 'line', 'cells', 'columns'])

/**
 * Creates English sentences for files, logs and the command line from templates such as `'has {cells} cells'`. The client
 * recognizes a sentence and shows it in the page's language.
 */
export function createNamedSentences<const Templates extends Readonly<Record<string, string>>>(
  templates: Templates,
) {
  const texts = Object.values(templates)
  const places = new Set(texts.flatMap(placesIn))
  const others = texts.filter((text) => !placesIn(text).includes('reason')).map((text) => patternOf(text))
  const patterns = Object.entries(templates).map(
    ([name, text]) => [name, new RegExp(`^${patternOf(text, others)}$`, 's')] as const,
  )
  return {
    say(...said: UnderstoodPart<Templates>): string {
      const [name, values = {}] = said as [keyof Templates & string, Record<string, string | number>?]
      return (templates[name] ?? '').replace(place, (_, each: string) => String(values[each] ?? ''))
    },
    /** Returns the name and values of a sentence. Values that it doesn't contain are empty. */
    find(sentence: string) {
      for (const [name, pattern] of patterns) {
        const found = pattern.exec(sentence)
        if (found === null) continue
        const values = Object.fromEntries(
          [...places].map((each) => [each, valueOf(each, found.groups?.[each])]),
        )
        return {
          name: name as keyof Templates & string,
          values: values as Values<PlacesIn<Templates[keyof Templates]>>,
        }
      }
      return undefined
    },
  }
}

const place = /\{(\w+)\}/g

const placesIn = (text: string) => Array.from(text.matchAll(place), ([, name = '']) => name)

/** Returns a regular expression source that matches a sentence. With `reasons`, it has a named group per value. */
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
