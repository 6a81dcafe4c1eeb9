import type { ReactNode } from 'react'
import type { OwnedGuides } from '../../shared/access/access-schemas.ts'
import { trpc } from '../platform/api/trpc.ts'
import { profiles } from '../platform/api/query-profiles.ts'
import { useLanguage } from '../platform/texts/language.tsx'

export interface OwnAccessProps {
  guideId: number
  /** The price, for whoever does not own the guide. */
  children: ReactNode
}

/** One call serves all cards; nothing is said until it is answered, and prices stand if it fails. */
export function OwnAccess({ guideId, children }: OwnAccessProps) {
  const { t } = useLanguage()
  const { data, isPending } = trpc.access.owned.useQuery(undefined, { ...profiles.other, staleTime: 300_000 })
  if (isPending) return null
  const label = data && labelOf(data, guideId)
  return label === undefined ? children : <span className="text-accent">{t(label)}</span>
}

function labelOf({ subscribed, bought, picked }: OwnedGuides, guideId: number) {
  if (bought.includes(guideId)) return 'card.owned'
  if (picked.includes(guideId)) return 'card.picked'
  return subscribed ? 'card.included' : undefined
}
