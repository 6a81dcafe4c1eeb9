import { translationLanguages, type TranslationLanguage } from '../../shared/languages.ts'
import { paths } from '../../shared/paths.ts'
import { parsePageNumber } from '../admin/pagination.tsx'
import { translationStages, type TranslationStage } from '../../shared/translation/translation.ts'

/** The view of the translations, as stored in the URL. */
export interface TranslationView {
  language: TranslationLanguage
  /** Stage of the listed guides. Undefined for guides of every stage. */
  stage?: TranslationStage | undefined
  page: number
}

export function parseTranslationView(query: URLSearchParams): TranslationView {
  const language = translationLanguages.find((each) => each === query.get('language')) ?? 'ja'
  const stage = translationStages.find((each) => each === query.get('stage'))
  return { language, page: parsePageNumber(query), stage }
}

export const buildListPath = (view: TranslationView) => paths.translations + toQuery(view)

export const buildComparisonPath = (guideId: number, view: TranslationView) =>
  `${paths.translations}/${guideId}${toQuery(view)}`

function toQuery({ language, stage, page }: TranslationView): string {
  const query = new URLSearchParams()
  if (language !== 'ja') query.set('language', language)
  if (stage !== undefined) query.set('stage', stage)
  if (page > 1) query.set('page', String(page))
  return query.size === 0 ? '' : `?${query.toString()}`
}
