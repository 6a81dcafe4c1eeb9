import type { GuideDraft } from '../../shared/guides/editing/editing-schemas.ts'
import { editedFields, emptyFields } from '../../shared/guides/fields/guide-fields.ts'
import type { NewGuide } from '../guides/storage/index.ts'

/** Fields of a guide that a test sets. The others have default values. */
export interface TestGuide extends Partial<Omit<NewGuide, 'id'>> {
  id: number
}

export const publicTeaser = 'A teaser that anybody may read, long enough to be a paragraph of its own.'

/** Long enough that the paid text isn't part of the preview, which shows at most half of a short text. */
const filler = 'More of what is paid for. '.repeat(20)

/** Returns a guide whose text is paid except for the first paragraph. */
export function createGuide({ id, ...said }: TestGuide): NewGuide {
  return {
    ...emptyFields,
    id,
    titleEn: `Guide number ${id}`,
    titleJa: `ガイド第${id}号`,
    summaryEn: 'What this guide is about.',
    summaryJa: 'このガイドの内容です。',
    summaryTh: null,
    contentEn: `## Introduction\n\n${publicTeaser}\n\n## Premium content\n\nPAID-TEXT-${id} ${filler}`,
    contentJa: `## はじめに\n\nだれでも読める最初の段落です。\n\n## プレミアム\n\n有料本文-${id} ${filler}`,
    tags: ['AI Writing'],
    price: 200,
    thumbnailUrl: `/thumbnails/${id}.svg`,
    incomeRange: '$100–$300 / month',
    ...said,
  }
}

/** Returns the same guide as the admin's editor submits it. */
export function toGuideDraft(guide: NewGuide): GuideDraft {
  const fields = editedFields.map((field) => [field, guide[field] ?? emptyFields[field]])
  return Object.fromEntries(fields)
}
