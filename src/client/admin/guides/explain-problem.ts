import { fileProblems } from '../../../shared/guides/editing/file-problems.ts'
import { editedFields } from '../../../shared/guides/fields/guide-fields.ts'
import { rowProblems, wholeRowLabels } from '../../../shared/guides/editing/row-problems.ts'
import type { Translate } from '../../../shared/texts/translate.ts'

/** Explains a problem of a guide's field or a file's row in the page's language. */
export function explainGuideProblem(t: Translate, { field, reason }: { field: string; reason: string }) {
  const text = reasonIn(t, reason)
  if (isWholeRow(field, reason)) return text
  const known = editedFields.find((each) => each === field)
  return t('admin.problem', {
    field: known === undefined ? field : t(`admin.guide.part.${known}`),
    reason: text,
  })
}

/** Returns whether the problem concerns the whole row, and not an unknown field with the same name. */
const isWholeRow = (field: string, reason: string) =>
  Object.values<string>(wholeRowLabels).includes(field) && reason !== rowProblems.say('unknown')

function reasonIn(t: Translate, sentence: string): string {
  const known = rowProblems.find(sentence)
  if (known === undefined) return sentence
  const { part, reason } = known.values
  const inner = { part: videoPart(t, String(part)), reason: reasonIn(t, String(reason)) }
  return t(`admin.problem.${known.name}`, { ...known.values, ...inner })
}

export const videoFieldLabels = {
  videoId: 'admin.guide.videoId',
  title: 'admin.guide.title',
  language: 'admin.guide.videoLanguage',
  thumbnailUrl: 'admin.guide.part.thumbnailUrl',
  channelTitle: 'admin.guide.channel',
} as const

const videoPart = (t: Translate, part: string) =>
  Object.hasOwn(videoFieldLabels, part) ? t(videoFieldLabels[part as keyof typeof videoFieldLabels]) : part

/** Explains why a whole file was rejected, in the page's language. */
export function explainFileProblem(t: Translate, sentence: string): string {
  const known = fileProblems.find(sentence)
  return known === undefined ? t('refusal.invalid-input') : t(`admin.fileProblem.${known.name}`, known.values)
}
