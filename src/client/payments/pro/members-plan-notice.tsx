import { lazy, Suspense } from 'react'
import { useAuth } from '../../auth/session/session-provider.tsx'
import { MemberTexts } from '../../platform/texts/language.tsx'
import { useHydrated } from '../../platform/browser/use-hydrated.ts'
import { OptionalPart } from '../../ui/optional-part.tsx'

const PlanNotice = lazy(async () => ({ default: (await import('./plan-notice.tsx')).PlanNotice }))

/** Only members have a plan, so guests do not load it. */
export function MembersPlanNotice() {
  const { session } = useAuth()
  const hydrated = useHydrated()
  if (session === null || !hydrated) return null
  return (
    <OptionalPart>
      <Suspense fallback={null}>
        <MemberTexts>
          <div className="page-width pt-6 empty:hidden">
            <PlanNotice />
          </div>
        </MemberTexts>
      </Suspense>
    </OptionalPart>
  )
}
