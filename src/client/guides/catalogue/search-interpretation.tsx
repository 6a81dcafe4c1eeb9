import { Texts, useLanguage } from '../../platform/texts/language.tsx'
import { OptionalPart } from '../../ui/optional-part.tsx'
import type { RouterOutputs } from '../../platform/api/api.ts'
import { UnderstoodParts } from '../asking/understood-parts.tsx'
import type { ListingInput } from './listing-input.ts'
import { buildListingPath } from './listing-path.ts'

export interface SearchInterpretationProps {
  filter: Extract<RouterOutputs['guides']['listing']['filter'], { kind: 'search' }>
  total: number
  input: ListingInput
}

const texts = ['library/ask'] as const

/** Shows which results are only close matches, and which parts of the search were read as conditions (B21.44). */
export function SearchInterpretation(props: SearchInterpretationProps) {
  return (
    <OptionalPart>
      <Texts of={texts}>
        <Reading {...props} />
      </Texts>
    </OptionalPart>
  )
}

function Reading({ filter: { match, about, lost, understood }, total, input }: SearchInterpretationProps) {
  const { t } = useLanguage()
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
