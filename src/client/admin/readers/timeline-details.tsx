import type { TimelineDetails } from '../../../shared/admin/timeline.ts'
import { useLanguage } from '../../platform/texts/language.tsx'

/** Shows the details of a timeline entry. */
export function TimelineDetailsText({ details, recorded }: TimelineDetails) {
  const { t } = useLanguage()
  return (
    <span className="text-soft">
      {details.map(({ word, value }) => t(`admin.detail.${word}`, { value })).join(' · ')}
      {recorded !== '' && (
        <span lang="en" className="block text-sm break-all">
          {recorded}
        </span>
      )}
    </span>
  )
}
