import type { Product } from '../../../../shared/law/law-table.ts'
import { listDeclarationTexts } from '../../../../shared/law/law-texts.ts'
import { buyerPlaces, type BuyerPlace } from '../../../../shared/law/places.ts'
import { useLanguage } from '../../../platform/texts/language.tsx'
import { SelectField } from '../../../ui/form/text-field.tsx'
import { choosePlace, useOrderConditions } from './use-order-conditions.ts'

interface PlaceAndDeclarationsProps {
  product: Product
  /** True if the form was submitted without all declarations. */
  missing: boolean
}

/** Asks for the buyer's residence and for the declarations that its law requires. None is checked in advance. */
export function PlaceAndDeclarations({ product, missing }: PlaceAndDeclarationsProps) {
  const { t } = useLanguage()
  const { place } = useOrderConditions(true)
  const declarations = place === null ? [] : listDeclarationTexts(t, place, product)
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      <SelectField
        name="place"
        label={t('law.place')}
        hint={t('law.place.why')}
        value={place ?? ''}
        onChange={({ target }) => choosePlace(target.value as BuyerPlace)}
      >
        {place === null && <option value="">{t('law.place.choose')}</option>}
        {buyerPlaces.map((each) => (
          <option key={each} value={each}>
            {t(`law.place.${each}`)}
          </option>
        ))}
      </SelectField>
      {declarations.length > 0 && (
        <fieldset className="grid gap-3">
          <legend className="mb-2 text-md font-semibold">{t('law.declare.title')}</legend>
          {declarations.map((sentence) => (
            <label key={sentence} className="flex gap-3 text-md leading-snug">
              <input
                type="checkbox"
                name="declaration"
                value={sentence}
                aria-invalid={missing || undefined}
                className="mt-0.5 size-5 shrink-0 accent-accent"
              />
              {sentence}
            </label>
          ))}
        </fieldset>
      )}
    </div>
  )
}
