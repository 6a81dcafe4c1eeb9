import { longestSearch } from '../../shared/guides/guides.ts'

/** A search that found nothing leads here, to ask for such a guide. */
export function contactQuery(asked: URLSearchParams): URLSearchParams {
  const guide = [...(asked.get('guide') ?? '').trim()].slice(0, longestSearch).join('')
  return new URLSearchParams(guide === '' ? {} : { guide })
}
