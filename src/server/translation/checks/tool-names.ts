/** A tool name, which stays unchanged in every language. */
interface ToolName {
  name: string
  /** Whether the name always means the tool. Otherwise only within a sentence, where a capital letter marks a name. */
  distinct: boolean
}

/** Tool names that are also common words. 'Make a list' does not mention the tool Make. */
const alsoWords = new Set(
  'Bubble Buffer Copy Craft Drive Ghost Glide Keep Kit Later Linear Loom Make Maps Medium Meet Notion Pages Reaper Rows Runway Sheets Slack Square Stripe Teams Wave Wise Writer Zoom'.split(
    ' ',
  ),
)

/** Returns the names in a guide's list of tools. 'ChatGPT or Claude' contains two, 'Your telephone' none. */
export function parseToolNames(tools: readonly string[]): ToolName[] {
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

/** Returns the longest sequences of consecutive words that look like names. */
const runsOf = (words: string) =>
  words.match(/[A-Z\d][\w.'+-]+(?: [A-Z\d][\w.'+-]*)*|\b[a-z]+(?:\.[a-z]{2,})+\b/g) ?? []

/** Returns the tool names that a text mentions. */
export function findToolNames(text: string, names: readonly ToolName[]): string[] {
  return names
    .filter(({ name, distinct }) =>
      distinct ? mentionsToolName(text, name) : withinSentence(name).test(text),
    )
    .map(({ name }) => name)
}

export const mentionsToolName = (text: string, name: string) => createNamePattern(name).test(text)

/** Returns a pattern for a name. Only Latin letters and digits extend a word, because Japanese has no spaces around names. */
export const createNamePattern = (name: string) => new RegExp(`${start}${RegExp.escape(name)}${end}`, 'g')

const withinSentence = (name: string) => new RegExp(`(?<=[a-z,;)] )${RegExp.escape(name)}${end}(?! [A-Z])`)

const start = '(?<![A-Za-z\\d])'
const end = '(?![A-Za-z\\d])'
