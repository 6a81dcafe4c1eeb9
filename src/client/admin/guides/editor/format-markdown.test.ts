import { expect, test } from 'vitest'
import { formatMarkdown, type MarkdownFormat } from './format-markdown.ts'

/** Applies a format to a text whose selection is marked by bars, and returns the result in the same notation. */
function press(format: MarkdownFormat, shown: string): string {
  const [before = '', selected = '', after = ''] = shown.split('|')
  const text = before + selected + after
  const {
    from,
    to,
    by,
    selected: next,
  } = formatMarkdown(text, before.length, before.length + selected.length, format)
  const changed = text.slice(0, from) + by + text.slice(to)
  return `${changed.slice(0, next[0])}|${changed.slice(next[0], next[1])}|${changed.slice(next[1])}`
}

test.each<[MarkdownFormat, string, string]>([
  ['bold', 'a |word| here', 'a **|word|** here'],
  ['bold', 'a || here', 'a **||** here'],
  ['link', 'see |this|.', 'see [|this|](https://).'],
  ['heading', 'One\n\nTw|o|', 'One\n\n## Two||'],
  ['list', '|one\ntwo|\n', '- one\n- two||\n'],
  ['numbers', '|one\ntwo|', '1. one\n2. two||'],
])('the format %s turns %j into %j', (format, before, after) => {
  expect(press(format, before)).toBe(after)
})
