/** Returns the start of a text on one line, cut between words or phrases. `longest` counts code points. */
export function shortenText(text: string, longest: number): string {
  const line = text.trim().replace(/\s+/g, ' ')
  const characters = [...line]
  if (characters.length <= longest) return line
  const beginning = characters.slice(0, longest - 1).join('')
  const lastBreak = Math.max(...[' ', '、', '。', '，'].map((mark) => beginning.lastIndexOf(mark)))
  const kept = lastBreak > beginning.length / 2 ? beginning.slice(0, lastBreak) : beginning
  return `${kept.replace(/[\s、。，,.;:]+$/, '')}…`
}
