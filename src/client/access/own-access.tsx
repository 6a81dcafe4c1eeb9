import type { ReactNode } from 'react'
import { trpc } from '../platform/api/trpc.ts'
import { queryProfiles } from '../platform/api/query-profiles.ts'
import { Texts, useLanguage } from '../platform/texts/language.tsx'
import { checkIcon, Icon } from '../ui/icon.tsx'

interface OwnAccessProps {
  guideId: number
  /** Content shown without access: the price. */
  children: ReactNode
}

/**
 * Shows the user's access to a guide on its card; one request serves all cards. Shows nothing while loading, and the price
 * after a failure.
 */
export function OwnAccess(props: OwnAccessProps) {
  return (
    <Texts of={['reading']}>
      <Access {...props} />
    </Texts>
  )
}

function Access({ guideId, children }: OwnAccessProps) {
  const { t } = useLanguage()
  const { data, isPending } = trpc.access.owned.useQuery(undefined, {
    ...queryProfiles.other,
    staleTime: 300_000,
  })
  if (isPending) return null
  if (data === undefined) return children
  if (data.bought.includes(guideId)) return <Owned>{t('card.owned')}</Owned>
  if (data.picked.includes(guideId)) return <Owned>{t('card.picked')}</Owned>
  return data.subscribed ? (
    <span className="text-right text-sm font-normal text-soft">{t('card.included')}</span>
  ) : (
    children
  )
}

function Owned({ children }: { children: string }) {
  return (
    <span className="flex items-center gap-1.5 text-accent">
      <Icon path={checkIcon} />
      {children}
    </span>
  )
}
