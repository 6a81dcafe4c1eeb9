import type { GuideState } from '../../../shared/guides/editing/guide-states.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Timestamp } from '../timestamp.tsx'

export function StateBadge({ state, publishAt }: { state: GuideState; publishAt: string | null }) {
  const { t } = useLanguage()
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 whitespace-nowrap">
      <Badge tone={state === 'on-sale' ? 'accent' : 'plain'}>{t(`admin.guides.state.${state}`)}</Badge>
      {publishAt !== null && <Timestamp at={publishAt} />}
    </span>
  )
}
