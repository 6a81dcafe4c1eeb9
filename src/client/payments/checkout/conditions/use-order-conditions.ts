import { useSyncExternalStore } from 'react'
import type { BuyerPlace } from '../../../../shared/law/places.ts'
import { queryProfiles } from '../../../platform/api/query-profiles.ts'
import { createListeners } from '../../../platform/browser/listeners.ts'
import { trpc } from '../../../platform/api/trpc.ts'
import { useLanguage } from '../../../platform/texts/language.tsx'

/** The place chosen on this visit. Only an order sends it to the server. */
let chosen: BuyerPlace | undefined
const listeners = createListeners()

export function choosePlace(place: BuyerPlace): void {
  chosen = place
  listeners.notify()
}

/** Returns the buyer's residence and other conditions of the terms. `canDeclare`: the page shows the declarations. */
export function useOrderConditions(canDeclare: boolean) {
  const { language } = useLanguage()
  const preset = trpc.payments.conditions.useQuery({ language }, queryProfiles.checkout).data
  const own = useSyncExternalStore(
    listeners.subscribe,
    () => chosen,
    () => undefined,
  )
  const place = own ?? preset?.place ?? (language === 'ja' ? 'japan' : null)
  return {
    place,
    canDeclare: canDeclare && place !== null,
    taxed: preset?.taxed ?? false,
    /** True if the buyer has chosen the place on this visit. */
    isChosen: own !== undefined,
  }
}
