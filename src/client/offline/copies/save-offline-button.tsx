import { useEffect } from 'react'
import { useMutation } from '@tanstack/react-query'
import { availableStorages } from '../../platform/browser/browser-storages.ts'
import * as storageKeys from '../../platform/browser/storage-keys.ts'
import { reportFailure } from '../../platform/browser/report-failure.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import type { ShownGuide } from '../../platform/api/shown-guide.ts'
import { Button } from '../../ui/button.tsx'
import { circleCheckIcon, Icon } from '../../ui/icon.tsx'
import { saveForOffline } from './save-for-offline.ts'
import { deleteOfflineCopies } from './copy-store.ts'
import { useOfflineCopies } from './use-copies.ts'

// Paths of lucide's icons (ISC license).
const downloadIcon = 'M12 3v12m-5-5 5 5 5-5M5 21h14'

/** Renders the "Save for offline" button, which then shows that the guide is saved. */
export function SaveOfflineButton({
  uid,
  reader,
  guide,
}: {
  uid: string
  reader: string
  guide: ShownGuide
}) {
  const { t } = useLanguage('members')
  const data = trpc.useUtils()
  const { id } = guide.card
  const kept = useOfflineCopies()?.find(({ guideId }) => guideId === id)
  const keep = useMutation({
    mutationFn: () => saveForOffline(data, { uid, reader }, id),
    onError: (error) => reportFailure('The guide could not be kept', error),
  })
  const { mutate } = keep
  const isOutdated =
    kept !== undefined && (Date.parse(guide.card.updatedAt) > kept.keptAt || kept.reader === undefined)
  useEffect(() => {
    if (isOutdated) mutate()
  }, [isOutdated, mutate])

  if (!canKeep()) return null
  if (kept !== undefined) {
    return (
      <div className="grid gap-1 text-md">
        <output className="flex min-h-11 flex-wrap items-center gap-x-2 text-accent">
          <Icon path={circleCheckIcon} />
          {t('offline.kept')}
          <button
            type="button"
            className="text-link ml-auto min-h-11"
            onClick={() => void deleteOfflineCopies([kept])}
          >
            {t('profile.remove')}
          </button>
        </output>
        <p className="text-sm text-soft">{t('offline.keptText')}</p>
      </div>
    )
  }
  return (
    <>
      <Button variant="secondary" className="w-full" pending={keep.isPending} onClick={() => keep.mutate()}>
        <Icon path={downloadIcon} />
        {t('offline.keep')}
      </Button>
      {keep.isError && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {t('offline.keepFailed')}
        </p>
      )}
    </>
  )
}

/** Returns whether this browser can store copies: false without a service worker or after a login without "remember me". */
function canKeep(): boolean {
  const isTemporary = availableStorages().local?.getItem(storageKeys.temporaryLoginKey) != null
  return 'serviceWorker' in navigator && 'indexedDB' in window && !isTemporary
}
