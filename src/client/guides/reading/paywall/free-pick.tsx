import { useState } from 'react'
import { saveRecentPurchase } from '../../../access/recent-purchase.ts'
import { useAuth } from '../../../auth/session/session-provider.tsx'
import { reportFailure } from '../../../platform/browser/report-failure.ts'
import { trpc } from '../../../platform/api/trpc.ts'
import { useLanguage } from '../../../platform/texts/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { takeFocus } from '../../../ui/take-focus.ts'
import { dismissToast, showToast } from '../../../ui/toast-store.ts'
import { isRequestedFreePick, setRequestedFreePick } from './requested-free-pick.ts'

/** Uses the account's free pick for the guide, after a confirmation, which is already open after a sign-up for this guide (B5.25). */
export function FreePick({ guideId }: { guideId: number }) {
  const { t } = useLanguage('members')
  const { session } = useAuth()
  const { guides, access } = trpc.useUtils()
  const [asked, setAsked] = useState(() => isRequestedFreePick(guideId))
  const pick = trpc.payments.pickFreeGuide.useMutation({
    async onSuccess() {
      // The toast of the sign-up would cover the confirmation above the text.
      dismissToast()
      if (session !== null) saveRecentPurchase(session.uid, guideId)
      await Promise.all([guides.find.invalidate(), access.owned.invalidate()])
    },
    onError(error) {
      reportFailure('The free guide could not be opened', error)
      showToast({ title: t('auth.error'), description: t('freePick.failed'), variant: 'error' })
    },
  })
  if (!asked) {
    return (
      <Button variant="secondary" onClick={() => setAsked(true)}>
        {t('freePick.action')}
      </Button>
    )
  }
  return (
    <div className="grid gap-3">
      <p role="alert" className="text-md">
        {t('freePick.sure')}
      </p>
      <Button
        ref={takeFocus}
        variant="secondary"
        pending={pick.isPending}
        onClick={() => pick.mutate({ guideId })}
      >
        {t('freePick.yes')}
      </Button>
      <Button
        variant="quiet"
        onClick={() => {
          setRequestedFreePick(undefined)
          setAsked(false)
        }}
      >
        {t('freePick.no')}
      </Button>
    </div>
  )
}
