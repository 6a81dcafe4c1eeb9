import { useEffect, useState, type ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { localizeTitle } from '../../../shared/guides/guides.ts'
import { formatMoney } from '../../../shared/money.ts'
import { paths } from '../../../shared/paths.ts'
import { saveRecentPurchase } from '../../access/recent-purchase.ts'
import { saveReturnPath } from '../../auth/session/return-path.ts'
import { useAuth } from '../../auth/session/session-provider.tsx'
import { reportFailure } from '../../platform/browser/report-failure.ts'
import { bearerTokens } from '../../platform/api/bearer-tokens.ts'
import { MessagePage } from '../../ui/page/message-page.tsx'
import { runOnClick } from '../../ui/run-on-click.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { queryProfiles } from '../../platform/api/query-profiles.ts'
import { Link, useNavigate } from '../../platform/pages/navigation.tsx'
import { useHydrated } from '../../platform/browser/use-hydrated.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { focusHeading } from '../../ui/page/focus-heading.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import { createSubmitHandler, getFormText } from '../../ui/form/form-data.ts'
import { LocalText } from '../../ui/local-text.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useInvalidateAccess } from './use-invalidate-access.ts'
import { verifyPurchase } from './verify-purchase.ts'
import { storePaymentReturn, removeSessionFromUrl, parseCheckoutReturn } from './checkout-return.ts'

/** Renders the return page of a hosted checkout. The page grants no access; only Stripe's response to the server does. */
export function Page() {
  const hydrated = useHydrated()
  return hydrated ? <Returned /> : <Verifying />
}

function Returned() {
  const { t } = useLanguage()
  const { state } = useAuth()
  const [returned] = useState(parseCheckoutReturn)
  useEffect(() => removeSessionFromUrl(returned), [returned])
  useEffect(focusHeading, [])
  if (state === 'loading') return <Verifying />
  const { sessionId, guideId } = returned
  if (sessionId === null) return <VerificationFailed text={t('verification.noSession')} isUnpaid />
  if (guideId === undefined) return <VerificationFailed text={t('guide.invalidId')} />
  return <VerifiedPurchase sessionId={sessionId} guideId={guideId} />
}

function VerifiedPurchase({ sessionId, guideId }: { sessionId: string; guideId: number | null }) {
  const { t, language } = useLanguage()
  const { session } = useAuth()
  const forgetAccess = useInvalidateAccess()
  const [guestEmail, setGuestEmail] = useState('')
  const userEmail = session?.email ?? guestEmail
  const verification = useQuery({
    queryKey: ['verify-purchase', sessionId, guideId, session?.uid, userEmail],
    async queryFn() {
      const failure = await verifyPurchase({ sessionId, guideId, userEmail })
      void forgetAccess()
      if (failure === null && session !== null) saveRecentPurchase(session.uid, guideId)
      return failure
    },
  })
  const failure = verification.data
  if (failure === undefined) return <Verifying />
  if (failure === null) return <Paid sessionId={sessionId} guideId={guideId} />
  // Without a login, the server confirms a payment only with the buyer's email address (B8.14).
  const isForBuyer = failure.refusal === 'payment-mismatch'
  return (
    <VerificationFailed
      text={failure.explain(t, language)}
      isUnpaid={failure.refusal === 'payment-incomplete'}
      form={session === null && isForBuyer && <BuyerForm email={guestEmail} check={setGuestEmail} />}
    >
      <Button
        variant="secondary"
        pending={verification.isFetching}
        onClick={() => void verification.refetch()}
      >
        {t('ui.tryAgain')}
      </Button>
    </VerificationFailed>
  )
}

function Paid({ sessionId, guideId }: { sessionId: string; guideId: number | null }) {
  const { t } = useLanguage()
  const { session, openSignIn } = useAuth()
  const navigate = useNavigate()
  const [leaving, setLeaving] = useState(false)
  const to = pathTo(sessionId, guideId)
  const goOn = async () => {
    setLeaving(true)
    if (session !== null) {
      const renewed = bearerTokens
        .cachedToken()
        .then((refused) => bearerTokens.renewToken({ refused, reset: false }))
      await renewed.catch((error: unknown) => reportFailure('The token could not be renewed', error))
    }
    storePaymentReturn({ sessionId, guideId }, session)
    navigate(to)
  }
  const logIn = () => {
    saveReturnPath(to)
    openSignIn()
  }
  return (
    <MessagePage
      title={t('paymentSuccess.title')}
      text={
        <output>
          {t(guideId === null ? 'paymentSuccess.proText' : 'paymentSuccess.text')}
          <BoughtItem guideId={guideId} />
          {session === null && <span className="mt-3 block">{t('paymentSuccess.guestText')}</span>}
        </output>
      }
    >
      <ButtonLink to={to} aria-busy={leaving || undefined} {...runOnClick(() => void goOn())}>
        {leaving && <Spinner />}
        {t(guideId === null ? 'paymentSuccess.backToGuides' : 'paymentSuccess.view')}
      </ButtonLink>
      {session === null && (
        <Button variant="secondary" onClick={logIn}>
          {t('header.logIn')}
        </Button>
      )}
    </MessagePage>
  )
}

/** Shows what was bought; the signed-in buyer also sees the amount and the receipt. */
function BoughtItem({ guideId }: { guideId: number | null }) {
  const { t, language } = useLanguage()
  const { session } = useAuth()
  const guide = trpc.guides.find.useQuery({ id: guideId ?? 0, language }, { enabled: guideId !== null })
  const { data } = trpc.payments.receipts.useQuery(undefined, {
    ...queryProfiles.other,
    enabled: session !== null,
  })
  const receipt = data?.receipts.find((each) => each.guideId === guideId)
  const title = guide.data ? localizeTitle(language, guide.data.card) : { text: t('footer.pro'), language }
  if (guideId !== null && !guide.data) return null
  return (
    <span className="mt-6 grid gap-1 border-l-2 border-accent pl-4 text-ink">
      <LocalText as="strong" of={title} />
      {receipt !== undefined && (
        <span className="flex flex-wrap gap-x-4 tabular-nums">
          <span>{formatMoney({ amountMinor: receipt.amount, currency: receipt.currency })}</span>
          <Link to={paths.receipt(receipt.id)} className="text-link">
            {t('receipt.title')}
          </Link>
        </span>
      )}
    </span>
  )
}

/** Asks for the email address of a buyer who is signed out on the return from Stripe's page. */
function BuyerForm({ email, check }: { email: string; check: (email: string) => void }) {
  const { t } = useLanguage()
  return (
    <form
      className="grid w-full max-w-md gap-4"
      onSubmit={createSubmitHandler((data) => check(getFormText(data, 'email')))}
    >
      <TextField
        label={t('paymentSuccess.email')}
        hint={t('paymentSuccess.emailHint')}
        name="email"
        type="email"
        defaultValue={email}
        autoComplete="email"
        required
      />
      <Button type="submit" className="justify-self-start">
        {t('paymentSuccess.check')}
      </Button>
    </form>
  )
}

/** B8.11. */
const pathTo = (sessionId: string, guideId: number | null) =>
  guideId === null
    ? `${paths.guides}?session_id=${encodeURIComponent(sessionId)}&subscription_verified=true`
    : `/guides/${guideId}?session_id=${encodeURIComponent(sessionId)}&payment_verified=true`

function Verifying() {
  const { t } = useLanguage()
  return (
    <MessagePage title={t('paymentSuccess.verifying')}>
      <Spinner />
    </MessagePage>
  )
}

interface VerificationFailedProps {
  text: string
  /** True if the URL has no checkout session, or an unpaid one. */
  isUnpaid?: boolean
  form?: ReactNode
  /** Buttons for the user's next steps. */
  children?: ReactNode
}

function VerificationFailed({ text, isUnpaid = false, form, children }: VerificationFailedProps) {
  const { t } = useLanguage()
  const { session, openSignIn } = useAuth()
  return (
    <MessagePage
      title={t('paymentSuccess.failed')}
      text={
        <>
          <span role="alert" className="block text-ink">
            {text}
          </span>
          {!isUnpaid && (
            <span className="mt-3 block">
              {t(session === null ? 'paymentSuccess.safeGuest' : 'paymentSuccess.safe')}
            </span>
          )}
        </>
      }
    >
      {form}
      <ButtonLink to={paths.guides}>{t('paymentSuccess.backToGuides')}</ButtonLink>
      {children}
      {session === null && (
        <Button variant="secondary" onClick={openSignIn}>
          {t('header.logIn')}
        </Button>
      )}
    </MessagePage>
  )
}
