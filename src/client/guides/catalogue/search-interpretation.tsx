import { useLanguage } from '../../platform/texts/language.tsx'
import type { RouterOutputs } from '../../platform/api/api.ts'
import { UnderstoodParts } from '../asking/understood-parts.tsx'
import { buildListingPath, type ListingInput } from './listing-query-string.ts'

interface SearchInterpretationProps {
  filter: Extract<RouterOutputs['guides']['listing']['filter'], { kind: 'search' }>
  total: number
  input: ListingInput
}

/** Shows which results are only close matches, and which parts of the search were read as conditions (B21.44). */
export function SearchInterpretation({ filter, total, input }: SearchInterpretationProps) {
  const { match, about, lost, understood } = filter
  const { t } = useLanguage('library/ask')
  const isMixed = about > 0 && about < total
  return (
    <div className="grid gap-3 not-empty:mb-5">
      {(isMixed || (match === 'near' && total > 0)) && (
        <output className="text-md">
          {isMixed ? t('ask.someMatch', { count: about }) : t('ask.noneMatch', { lost })}
        </output>
      )}
      <UnderstoodParts
        parts={understood}
        pathOf={(q) => buildListingPath({ ...input, q: q === '' ? undefined : q, page: 1 })}
      />
    </div>
  )
}
