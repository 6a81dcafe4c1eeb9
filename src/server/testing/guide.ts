import type { WrittenGuide } from '../../shared/guides/editing/editing-schemas.ts'
import { editedFields, emptyFields } from '../../shared/guides/fields/guide-fields.ts'
import type { NewGuide } from '../guides/storage/index.ts'

/** The fields of a guide that a test sets; the others do not matter to it. */
export interface TestGuide extends Partial<Omit<NewGuide, 'id'>> {
  id: number
}

export const teaser = 'A teaser that anybody may read, long enough to be a paragraph of its own.'

/** A preview shows at most half of a short text, so this text is long enough. */
const filler = 'More of what is paid for. '.repeat(20)

/** A guide with paid text after a public first paragraph. */
export function createGuide({ id, ...said }: TestGuide): NewGuide {
  return {
    ...emptyFields,
    id,
    titleEn: `Guide number ${id}`,
    titleJa: `ガイド第${id}号`,
    summaryEn: 'What this guide is about.',
    summaryJa: 'このガイドの内容です。',
    summaryTh: null,
    contentEn: `## Introduction\n\n${teaser}\n\n## Premium content\n\nPAID-TEXT-${id} ${filler}`,
    contentJa: `## はじめに\n\nだれでも読める最初の段落です。\n\n## プレミアム\n\n有料本文-${id} ${filler}`,
    tags: ['AI Writing'],
    price: 200,
    thumbnailUrl: `/thumbnails/${id}.svg`,
    incomeRange: '$100–$300 / month',
    ...said,
  }
}

/** The same guide as submitted in the admin's editor. */
export function writtenOf(guide: NewGuide): WrittenGuide {
  const fields = editedFields.map((field) => [field, guide[field] ?? emptyFields[field]])
  return Object.fromEntries(fields)
}
