/** Minimum length; shorter lines may occur by chance. Japanese and Thai need fewer characters. */
const shortest = { latin: 30, other: 15 }

const listSign = /^\s*(?:>\s*)*(?:[-*+]|\d+[.)])\s+/
const publicOrCode = /^\s*(?:#|```|~~~|\|)/
/** Characters that Markdown, HTML or JSON may encode differently, which end a stretch. */
const others = /[^\p{L}\p{M}\p{N} ,.;:!?\u3001\u3002]+/u

/**
 * Returns, for each line of a Markdown text, the longest stretch that has the same form in pages, API responses and files.
 * Headings are public, so they are skipped.
 */
export function distinctiveLines(content: string): string[] {
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
