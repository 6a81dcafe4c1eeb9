import { previewOf, toVisibleText } from '../../shared/guide-preview.ts'
import { outlineOf } from './outline-of.ts'

interface Texts {
  contentEn: string
  contentJa: string
  contentTh: string
}

export interface DerivedFromText {
  previewEn: string
  previewJa: string
  previewTh: string
  outlineEn: string[]
  outlineJa: string[]
  outlineTh: string[]
  readingMinutes: number
}

const wordsPerMinute = 220

/** All that is public of a guide's text. Computed whenever a text is stored, so that no public road touches a body. */
export function deriveFromText({ contentEn, contentJa, contentTh }: Texts): DerivedFromText {
  const words = toVisibleText(contentEn).split(' ').length
  return {
    previewEn: previewOf(contentEn),
    previewJa: previewOf(contentJa),
    previewTh: previewOf(contentTh),
    outlineEn: outlineOf(contentEn),
    outlineJa: outlineOf(contentJa),
    outlineTh: outlineOf(contentTh),
    readingMinutes: Math.max(1, Math.round(words / wordsPerMinute)),
  }
}
