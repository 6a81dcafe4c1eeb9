import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { GuideLanguage } from '../../../shared/languages.ts'

const word = z.string().trim().min(1)
const forbidden = z.array(word).default([])

const glossarySchema = z.object({
  terms: z.array(
    z.strictObject({
      term: word,
      ja: word.optional(),
      th: word.optional(),
      forbidden: z.strictObject({ ja: forbidden, th: forbidden }).partial().default({}),
    }),
  ),
})

/** English terms with the required and the forbidden renderings in other languages. */
export type Glossary = z.output<typeof glossarySchema>['terms']

export interface GlossaryEntry {
  term: string
  rendering: string | undefined
  forbidden: readonly string[]
}

const ownFile = path.join(import.meta.dirname, 'glossary.json')

/** Loads the glossary. Throws if the file is unreadable or invalid, because checks would otherwise pass without it. */
export function loadGlossary(file: string = ownFile): Glossary {
  try {
    return glossarySchema.parse(JSON.parse(readFileSync(file, 'utf8'))).terms
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error)
    throw new Error(`The glossary ${file} is not usable: ${why}`, { cause: error })
  }
}

/** Returns the entries of terms in an English text, longest first and not within each other. Empty for other languages. */
export function findGlossaryEntries(
  glossary: Glossary,
  text: string,
  from: GuideLanguage,
  to: GuideLanguage,
): GlossaryEntry[] {
  if (from !== 'en' || to === 'en') return []
  let rest = text
  const found: GlossaryEntry[] = []
  for (const entry of glossary.toSorted((one, other) => other.term.length - one.term.length)) {
    const without = rest.replace(occurrencesOf(entry.term), ' ')
    if (without === rest) continue
    rest = without
    found.push({ term: entry.term, rendering: entry[to], forbidden: entry.forbidden[to] ?? [] })
  }
  return found
}

/** Matches a term as whole words, in any case, including its regular plural. */
function occurrencesOf(term: string): RegExp {
  const words = term.split(/\s+/).map((each) => RegExp.escape(each))
  return new RegExp(`(?<![\\p{L}\\p{N}-])${words.join('[\\s-]+')}(?:e?s)?(?![\\p{L}\\p{N}-])`, 'giu')
}
