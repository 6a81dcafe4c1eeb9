import { lengthOf } from '../../../shared/length-of.ts'

const mostNames = 8
const longestName = 80

/** Public names out of an operator's free data: short strings, whatever else may stand there. */
export function toNames(data: unknown): string[] {
  if (!Array.isArray(data)) return []
  return data
    .filter((name): name is string => typeof name === 'string')
    .map((name) => name.trim())
    .filter((name) => name !== '' && lengthOf(name) <= longestName)
    .slice(0, mostNames)
}
