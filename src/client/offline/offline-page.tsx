import { useEffect, type ComponentType, type ReactNode } from 'react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { paths } from '../../shared/paths.ts'
import { useLanguage } from '../platform/texts/language.tsx'
import { usePath } from '../platform/pages/navigation.tsx'
import { listenTo } from '../platform/browser/listeners.ts'
import { useHydrated } from '../platform/browser/use-hydrated.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { OfflineCopyList } from './copies/copy-list.tsx'
import { useOfflineCopies } from './copies/use-copies.ts'

interface OfflinePageProps {
  /** Component that shows the user's copy of a guide, or `otherwise` without one. */
  Copy: ComponentType<{ id: number; otherwise: ReactNode }>
}

/** Replaces a page that can't be reached, with the user's copy of the guide if there is one. */
export function OfflinePage({ Copy }: OfflinePageProps) {
  const guide = /^\/guides?\/(\d+)$/.exec(usePath())?.[1]
  return (
    // This id marks the offline page, which can appear under any URL.
    <div id="offline">
      {guide === undefined ? <Unreached /> : <Copy id={Number(guide)} otherwise={<Unreached />} />}
    </div>
  )
}

function Unreached() {
  const { t } = useLanguage()
  const path = usePath()
  const tryAgain = () => (path === paths.offline ? location.assign(paths.home) : location.reload())
  return (
    <div className="page-width pt-12 md:pt-20">
      <UnpluggedShelf />
      <h1 className="mt-8 text-3xl">{t('offline.title')}</h1>
      <p className="mt-4 max-w-measure text-soft">{t('offline.text')}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={tryAgain}>{t('ui.tryAgain')}</Button>
        <ButtonLink to={paths.guides} variant="secondary">
          {t('offline.guides')}
        </ButtonLink>
      </div>
      <OfflineCopyList />
      <NothingKept />
      {path !== paths.offline && <ReloadWhenReachable />}
    </div>
  )
}

function ReloadWhenReachable() {
  const { data: isReachable, refetch } = useQuery(reachableQuery)
  useEffect(() => listenTo(['online'], () => void refetch({ cancelRefetch: false })), [refetch])
  useEffect(() => {
    if (isReachable === true) location.reload()
  }, [isReachable])
  return null
}

/** Milliseconds between polls; the last value repeats (B11.6). */
const gapsMs = [5000, 10_000, 20_000] as const
const patienceMs = 5000

/** Polls whether the shop responds, bypassing the service worker. A proxy responds with 502 to 504 if the shop is down. */
export const reachableQuery = queryOptions({
  queryKey: ['reachable'],
  queryFn: () =>
    fetch(location.href, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(patienceMs),
    }).then(
      ({ status }) => status < 502,
      () => false,
    ),
  refetchInterval: ({ state }) => state.data !== true && (gapsMs[state.dataUpdateCount - 1] ?? gapsMs[2]),
  refetchIntervalInBackground: true,
  gcTime: 0,
})

/** Shows that there are no copies. Waits for hydration, because the server can't read this browser's storage. */
function NothingKept() {
  const { t } = useLanguage()
  const hydrated = useHydrated()
  const kept = useOfflineCopies()
  if (!hydrated || kept?.length !== 0) return null
  return <p className="mt-12 max-w-measure text-md text-soft">{t('offline.none')}</p>
}

/** Draws the logo's book spines: one is filled, the others are outlined. */
function UnpluggedShelf() {
  return (
    <svg viewBox="0 0 160 72" className="h-18 w-40" aria-hidden="true" fill="none">
      <path d="M0 71h160" className="stroke-line" strokeWidth="1.5" />
      <g className="stroke-control" strokeWidth="1.5" strokeDasharray="4 4">
        <rect x="12" y="31" width="16" height="40" rx="3" />
        <rect x="34" y="19" width="16" height="52" rx="3" />
        <rect x="110" y="25" width="16" height="46" rx="3" />
        <rect x="132" y="13" width="16" height="58" rx="3" />
      </g>
      <rect x="72" y="7" width="16" height="64" rx="3" className="fill-accent" />
    </svg>
  )
}
