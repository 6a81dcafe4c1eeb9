/** A name that stays as it is in every language. */
interface ToolName {
  name: string
  /** Whether it means the tool wherever it stands; otherwise only within a sentence, where a capital letter makes it a name. */
  distinct: boolean
}

/** Names that are words as well: 'Make a list' says nothing about Make. */
const alsoWords = new Set(
  'Bubble Buffer Copy Craft Drive Ghost Glide Keep Kit Later Linear Loom Make Maps Medium Meet Notion Pages Reaper Rows Runway Sheets Slack Square Stripe Teams Wave Wise Writer Zoom'.split(
    ' ',
  ),
)

/** 'ChatGPT or Claude' names two tools, 'Your telephone' none. */
export function toolNames(tools: readonly string[]): ToolName[] {
  const names = new Map<string, ToolName>()
  for (const part of tools.flatMap((tool) => tool.split(/[,;/()・、]|\b(?:or|and|with)\b/))) {
    const words = part.trim().replace(/^(?:an?|the|your|any|my|our|some|or)\s+/i, '')
    const onlyName = runsOf(words).join(' ') === words
    for (const name of runsOf(words)) {
      const distinct = /\s|.[A-Z.\d]/.test(name) || (onlyName && !alsoWords.has(name))
      names.set(name, { name, distinct: distinct || names.get(name)?.distinct === true })
    }
  }
  return [...names.values()]
}

/** Words that are written as names are, as many as follow each other. */
const runsOf = (words: string) =>
  words.match(/[A-Z\d][\w.'+-]+(?: [A-Z\d][\w.'+-]*)*|\b[a-z]+(?:\.[a-z]{2,})+\b/g) ?? []

/** Those that stand in the text, as names of tools. */
export function namesIn(text: string, names: readonly ToolName[]): string[] {
  return names
    .filter(({ name, distinct }) => (distinct ? hasName(text, name) : withinSentence(name).test(text)))
    .map(({ name }) => name)
}

export const hasName = (text: string, name: string) => nameIn(name).test(text)

/** In Japanese a name has no spaces around it, so only Latin letters and digits go on with a word. */
export const nameIn = (name: string) => new RegExp(`${start}${RegExp.escape(name)}${end}`, 'g')

const withinSentence = (name: string) => new RegExp(`(?<=[a-z,;)] )${RegExp.escape(name)}${end}(?! [A-Z])`)

const start = '(?<![A-Za-z\\d])'
const end = '(?![A-Za-z\\d])'
