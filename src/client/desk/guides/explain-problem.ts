import type { TRPCClientErrorLike } from '@trpc/client'
import type { AppRouter } from '../../../server/router.ts'
import { editedFields } from '../../../shared/guides/editing/guide-states.ts'
import { rangeOf, reasonNamed } from '../../../shared/guides/editing/row-reasons.ts'
import type { Translate } from '../../../shared/texts/translate.ts'

/** What is wrong with which field; of a typed call that was refused as `invalid-input`. */
export const problemsOf = (refused: unknown) =>
  (refused as TRPCClientErrorLike<AppRouter> | undefined)?.data?.problems ?? []

/** What is wrong with a field of a guide, in the page's language. */
export function explainProblem(t: Translate, { field, reason }: { field: string; reason: string }): string {
  const known = editedFields.find((each) => each === field)
  return t('desk.problem', {
    field: known === undefined ? field : t(`desk.guide.part.${known}`),
    reason: reasonIn(t, reason),
  })
}

function reasonIn(t: Translate, reason: string): string {
  const range = rangeOf(reason)
  if (range !== undefined) return t('desk.problem.range', range)
  const name = reasonNamed(reason)
  return name === undefined ? reason : t(`desk.problem.${name}`)
}
