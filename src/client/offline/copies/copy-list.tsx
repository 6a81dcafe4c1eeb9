import { formatDay } from '../../../shared/dates.ts'
import { localizeTitle } from '../../../shared/guides/guides.ts'
import type { PageLanguage } from '../../../shared/languages.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { GuideAnchor } from '../../ui/local-text.tsx'
import { deleteOfflineCopies, type OfflineGuideCopy } from './copy-store.ts'
import { useOfflineCopies } from './use-copies.ts'

/** Lists the user's saved guides and the space they use; renders nothing if there are none. */
export function OfflineCopyList() {
  const { t, language } = useLanguage()
  const kept = useOfflineCopies()
  if (kept === undefined || kept.length === 0) return null
  const size = sizeIn(
    language,
    kept.reduce((sum, { bytes }) => sum + bytes, 0),
  )
  return (
    <section aria-labelledby="kept" className="mt-12 max-w-2xl">
      <h2 id="kept" className="text-xl">
        {t('offline.list')}
      </h2>
      <p className="mt-2 text-md text-soft">{t('offline.listText', { size })}</p>
      <ul className="mt-4 border-t border-line">
        {kept.map((guide) => (
          <CopyRow key={guide.guideId} guide={guide} />
        ))}
      </ul>
    </section>
  )
}

function CopyRow({ guide }: { guide: OfflineGuideCopy }) {
  const { t, language } = useLanguage()
  const title = localizeTitle(language, guide)
  const date = formatDay(language, new Date(guide.keptAt))
  return (
    <li className="relative flex items-center gap-4 border-b border-line py-3 hover:bg-surface">
      <div className="min-w-0 flex-1">
        {/* The link loads a full page, so that the service worker can answer it without a connection. */}
        <GuideAnchor of={title} guideId={guide.guideId} />
        <p className="mt-1 text-md text-soft tabular-nums">
          {t('offline.size', { size: sizeIn(language, guide.bytes), date })}
        </p>
      </div>
      <Button
        variant="quiet"
        className="relative shrink-0"
        aria-label={t('profile.actionOn', { name: title.text, action: t('profile.remove') })}
        onClick={() => void deleteOfflineCopies([guide])}
      >
        {t('profile.remove')}
      </Button>
    </li>
  )
}

const megabyte = 1_000_000

function sizeIn(language: PageLanguage, bytes: number): string {
  const [amount, unit] = bytes < megabyte ? [bytes / 1000, 'kilobyte'] : [bytes / megabyte, 'megabyte']
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    maximumFractionDigits: unit === 'kilobyte' ? 0 : 1,
  }).format(amount)
}
