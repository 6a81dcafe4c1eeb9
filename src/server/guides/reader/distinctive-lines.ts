/** Minimum characters of a distinctive line, because shorter text can occur by chance. Japanese and Thai need fewer. */
const shortest = { latin: 30, other: 15 }

const listSign = /^\s*(?:>\s*)*(?:[-*+]|\d+[.)])\s+/
const publicOrCode = /^\s*(?:#|```|~~~|\|)/
/** Matches the characters that Markdown, HTML or JSON may encode differently. */
const others = /[^\p{L}\p{M}\p{N} ,.;:!?\u3001\u3002]+/u

/**
 * Returns the longest run of characters in each line of a Markdown text that looks the same in pages, API responses and files.
 * Skips headings, which are public, code fences and tables.
 */
export function findDistinctiveLines(content: string): string[] {
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
