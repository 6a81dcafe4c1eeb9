import { isDeepStrictEqual } from 'node:util'
import type { GuideDraft } from '../../../shared/guides/editing/editing-schemas.ts'
import { editedFields } from '../../../shared/guides/fields/guide-fields.ts'
import { pick } from '../../../shared/objects.ts'

/**
 * Merges two edits of the same version if they changed different parts; otherwise returns the names of the conflicting parts.
 * Each metadata key is a part of its own (B20.55).
 */
export function mergeEdits(base: GuideDraft, theirs: GuideDraft, mine: GuideDraft) {
  const { metadata: baseFacts, ...baseParts } = pickEditableFields(base)
  const { metadata: theirFacts, ...theirParts } = pickEditableFields(theirs)
  const { metadata: myFacts, ...myParts } = pickEditableFields(mine)
  const parts = mergeValues(baseParts, theirParts, myParts)
  const facts = mergeValues(baseFacts, theirFacts, myFacts)
  const conflicts = [...parts.conflicts, ...facts.conflicts]
  if (conflicts.length > 0) return { merged: undefined, conflicts }
  // The casts hold because every part comes from one of the two edits.
  return { merged: { ...(parts.merged as typeof baseParts), metadata: facts.merged as never }, conflicts: [] }
}

/** Returns only the fields that editors can change. */
export const pickEditableFields = (guide: GuideDraft): GuideDraft => pick(guide, editedFields)

type Values = Readonly<Record<string, unknown>>

function mergeValues(base: Values, theirs: Values, mine: Values) {
  const merged: Record<string, unknown> = {}
  const conflicts: string[] = []
  for (const name of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const value = mergedValue(base[name], theirs[name], mine[name])
    if (value === undefined) conflicts.push(name)
    else if (value.chosen !== undefined) merged[name] = value.chosen
  }
  return { merged, conflicts }
}

function mergedValue(base: unknown, theirs: unknown, mine: unknown): { chosen: unknown } | undefined {
  if (isDeepStrictEqual(mine, base) || isDeepStrictEqual(mine, theirs)) return { chosen: theirs }
  return isDeepStrictEqual(theirs, base) ? { chosen: mine } : undefined
}
