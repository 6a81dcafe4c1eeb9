/** Shorter ones may stand anywhere by chance; Japanese and Thai say as much in fewer signs. */
const shortest = { latin: 30, other: 15 }

const listSign = /^\s*(?:>\s*)*(?:[-*+]|\d+[.)])\s+/
const publicOrCode = /^\s*(?:#|```|~~~|\|)/
/** Whatever Markdown, HTML or JSON may write in another way ends a stretch. */
const others = /[^\p{L}\p{M}\p{N} ,.;:!?\u3001\u3002]+/u

/**
 * Of each line of a Markdown text, its longest stretch that reads the same in a page, in a call and in a file. Headings are
 * public.
 */
export function linesToLookFor(content: string): string[] {
  return content
    .split('\n')
    .filter((line) => !publicOrCode.test(line))
    .flatMap((line) => {
      const stretches = line.replace(listSign, '').split(others)
      const longest = stretches.map((each) => each.trim()).reduce((a, b) => (b.length > a.length ? b : a), '')
      const least = /^[\p{sc=Latin}\P{L}]*$/u.test(longest) ? shortest.latin : shortest.other
      return longest.length < least || longest.includes('  ') ? [] : [longest]
    })
}
