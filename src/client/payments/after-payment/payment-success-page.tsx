import { useEffect, useState, type ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../../shared/paths.ts'
import { paymentPaths } from '../../../shared/payments/payment-paths.ts'
import { saveJustBought } from '../../access/just-bought.ts'
import { availableStorages } from '../../platform/browser/browser-storages.ts'
import { rememberReturnPath } from '../../auth/session/return-path.ts'
import { useAuth } from '../../auth/session/session-provider.tsx'
import { reportFailure } from '../../platform/browser/report-failure.ts'
import { cachedToken, renewToken } from '../../platform/api/bearer-tokens.ts'
import { MessagePage } from '../../ui/page/message-page.tsx'
import { pressInstead } from '../../ui/press-instead.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { useNavigate } from '../../platform/pages/navigation.tsx'
import { useHydrated } from '../../platform/browser/use-hydrated.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { storePaymentReturn } from './store-payment-return.ts'
import { postCall } from '../post-call.ts'
import { removeSessionFromUrl, readSuccessReturn } from './success-return.ts'
import { verificationText } from './verification-text.ts'
import { verifyPurchase, type VerificationFailure } from './verify-purchase.ts'

/** Where a hosted checkout returns to. It grants nothing: only the server's own question to Stripe does. */
export function Page() {
  const hydrated = useHydrated()
  return hydrated ? <Returned /> : <Verifying />
}

function Returned() {
  const { state } = useAuth()
  const [returned] = useState(() => readSuccessReturn(window.location, window.history))
  useEffect(() => removeSessionFromUrl(returned, window.location, window.history), [returned])
  if (state === 'loading') return <Verifying />
  const { sessionId, guideId } = returned
  if (sessionId === null) return <VerificationFailed failure={{ text: 'noSession' }} />
  if (guideId === undefined) return <VerificationFailed failure={{ text: 'invalidGuide' }} />
  return <VerifiedPurchase sessionId={sessionId} guideId={guideId} />
}

function VerifiedPurchase({ sessionId, guideId }: { sessionId: string; guideId: number | null }) {
  const { t } = useLanguage()
  const { session } = useAuth()
  const { guides, access } = trpc.useUtils()
  const verification = useQuery({
    queryKey: ['verify-purchase', sessionId, guideId, session?.uid],
    async queryFn() {
      const asked = { sessionId, guideId, userEmail: session?.email ?? '' }
      const result = await verifyPurchase(async () => postCall(paymentPaths.verifyPurchase, asked))
      await Promise.all([
        guides.find.invalidate(undefined, { refetchType: 'none' }),
        access.owned.invalidate(undefined, { refetchType: 'none' }),
      ])
      if (result.success && session !== null) saveJustBought(session.uid, guideId)
      return result
    },
  })
  const { data } = verification
  if (data === undefined) return <Verifying />
  if (data.success) return <Paid sessionId={sessionId} guideId={guideId} />
  if (session === null && needsLogin(data.failure)) return <PaidByGuest path={pathTo(sessionId, guideId)} />
  return (
    <VerificationFailed
      failure={data.failure}
      retry={
        <Button
          variant="secondary"
          pending={verification.isFetching}
          onClick={() => void verification.refetch()}
        >
          {t('checkout.retry')}
        </Button>
      }
    />
  )
}

function Paid({ sessionId, guideId }: { sessionId: string; guideId: number | null }) {
  const { t } = useLanguage()
  const { session } = useAuth()
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState(false)
  const to = pathTo(sessionId, guideId)
  const goOn = async () => {
    setLeaving(true)
    if (session !== null) {
      const renewed = cachedToken().then((refused) => renewToken({ refused, reset: false }))
      await renewed.catch((error: unknown) => reportFailure('The token could not be renewed', error))
    }
    storePaymentReturn(availableStorages().local, { sessionId, guideId }, session, new Date())
    navigate(to)
  }
  return (
    <MessagePage
      title={t('paymentSuccess.title')}
      text={<output>{t(guideId === null ? 'paymentSuccess.proText' : 'paymentSuccess.text')}</output>}
    >
      <ButtonLink to={to} aria-busy={leaving || undefined} {...pressInstead(() => void goOn())}>
        {leaving && <Spinner />}
        {t(guideId === null ? 'paymentSuccess.backToGuides' : 'paymentSuccess.view')}
      </ButtonLink>
    </MessagePage>
  )
}

/** The server tells whose purchase it is to nobody but the buyer: without a login it can only refuse (B8.14). */
const needsLogin = (failure: VerificationFailure) =>
  failure.text === 'said' && failure.refusal === 'payment-mismatch'

/** A buyer whom Stripe's page has sent back signed out; the login leads to what they bought. */
function PaidByGuest({ path }: { path: string }) {
  const { t } = useLanguage()
  const { openSignIn } = useAuth()
  const logIn = () => {
    const { session: storage } = availableStorages()
    if (storage !== undefined) rememberReturnPath(storage, path)
    openSignIn()
  }
  return (
    <MessagePage
      title={t('paymentSuccess.guestTitle')}
      text={<output>{t('paymentSuccess.guestText')}</output>}
    >
      <Button onClick={logIn}>{t('checkout.logIn')}</Button>
      <ButtonLink to={paths.guides} variant="secondary">
        {t('paymentSuccess.backToGuides')}
      </ButtonLink>
    </MessagePage>
  )
}

const pathTo = (sessionId: string, guideId: number | null) =>
  guideId === null ? subscriptionPath(sessionId) : guidePath(guideId, sessionId)

const guidePath = (guideId: number, sessionId: string) =>
  `/guides/${guideId}?session_id=${encodeURIComponent(sessionId)}&payment_verified=true`

const subscriptionPath = (sessionId: string) =>
  `${paths.guides}?session_id=${encodeURIComponent(sessionId)}&subscription_verified=true`

function Verifying() {
  const { t } = useLanguage()
  return (
    <MessagePage title={t('paymentSuccess.verifying')}>
      <Spinner />
    </MessagePage>
  )
}

interface VerificationFailedProps {
  failure: VerificationFailure
  /** Another try, where one may help. */
  retry?: ReactNode
}

function VerificationFailed({ failure, retry }: VerificationFailedProps) {
  const { t, language } = useLanguage()
  const { session, openSignIn } = useAuth()
  return (
    <MessagePage
      title={t('paymentSuccess.failed')}
      text={
        <>
          <span role="alert" className="block text-ink">
            {verificationText(failure, t, language)}
          </span>
          <span className="mt-3 block">
            {t(session === null ? 'paymentSuccess.safeGuest' : 'paymentSuccess.safe')}
          </span>
        </>
      }
    >
      <ButtonLink to={paths.guides}>{t('paymentSuccess.backToGuides')}</ButtonLink>
      {retry}
      {session === null && (
        <Button variant="secondary" onClick={openSignIn}>
          {t('checkout.logIn')}
        </Button>
      )}
    </MessagePage>
  )
}
