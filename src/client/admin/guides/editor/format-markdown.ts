export const markdownFormats = [
  'bold',
  'italic',
  'heading',
  'list',
  'numbers',
  'quote',
  'link',
  'code',
] as const
export type MarkdownFormat = (typeof markdownFormats)[number]

/** Shortcut keys of the formats, pressed together with Ctrl or Cmd. */
export const formatShortcuts: Partial<Record<MarkdownFormat, string>> = { bold: 'b', italic: 'i', link: 'k' }

interface Replaced {
  /** The replaced range, its replacement, and the selection afterwards. */
  from: number
  to: number
  by: string
  selected: readonly [from: number, to: number]
}

const marks: Partial<Record<MarkdownFormat, string>> = { bold: '**', italic: '*', code: '`' }
const beginnings: Partial<Record<MarkdownFormat, (place: number) => string>> = {
  heading: () => '## ',
  list: () => '- ',
  numbers: (place) => `${place + 1}. `,
  quote: () => '> ',
}

/** Returns the edit that a toolbar button makes to the selected text. */
export function formatMarkdown(text: string, from: number, to: number, format: MarkdownFormat): Replaced {
  const selected = text.slice(from, to)
  const mark = marks[format]
  if (mark !== undefined) return surround(from, to, mark, selected, mark)
  if (format === 'link') return surround(from, to, '[', selected, '](https://)')
  const start = text.lastIndexOf('\n', from - 1) + 1
  const lines = text.slice(start, to).split('\n')
  const by = lines.map((line, place) => `${beginnings[format]?.(place) ?? ''}${line}`).join('\n')
  return { from: start, to, by, selected: [start + by.length, start + by.length] }
}

const surround = (from: number, to: number, before: string, selected: string, after: string): Replaced => ({
  from,
  to,
  by: `${before}${selected}${after}`,
  selected: [from + before.length, from + before.length + selected.length],
})
