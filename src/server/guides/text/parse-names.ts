import { countCodePoints } from '../../../shared/count-code-points.ts'

const maxNames = 8
const maxNameLength = 80

/** Extracts names that may be public from an operator's unvalidated data. Ignores everything except short strings. */
export function parseNames(data: unknown): string[] {
  if (!Array.isArray(data)) return []
  return data
    .filter((name): name is string => typeof name === 'string')
    .map((name) => name.trim())
    .filter((name) => name !== '' && countCodePoints(name) <= maxNameLength)
    .slice(0, maxNames)
}
