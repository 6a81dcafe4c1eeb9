import { useEffect, useState, type ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../../../shared/paths.ts'
import { useAuth } from '../../../auth/session/session-provider.tsx'
import { getRefusalCode } from '../../../platform/api/api.ts'
import { useLanguage } from '../../../platform/texts/language.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { useInvalidateAccess } from '../../after-payment/use-invalidate-access.ts'
import { formatWaitText } from '../../wait-text.ts'
import { LoginExpiredError } from '../../payment-token.ts'
import { getPaymentWaitSeconds, type OpenedPaymentQuery, type Sale } from '../sale.ts'
import { PaymentNotice, PaymentSkeleton } from './payment-frame.tsx'

interface CardCheckoutProps {
  sale: Sale
  intent: OpenedPaymentQuery
  terms: ReactNode
}

/** Shows the card form, or its placeholder while it loads or after it failed to load. */
export function CardCheckout({ sale, intent, terms }: CardCheckoutProps) {
  const { t } = useLanguage()
  const [attempt, setAttempt] = useState(0)
  const [fieldsFailed, setFieldsFailed] = useState(false)
  const form = useCardPayment(intent.isEnabled && !intent.isError)

  if (intent.isError) return <NoIntent intent={intent} owned={sale.owned} />
  if (form.isError || fieldsFailed) {
    const retry = () => {
      setFieldsFailed(false)
      setAttempt(attempt + 1)
      void (form.isError ? form.refetch() : intent.refetch())
    }
    return <Failed title={t('checkout.scriptFailed')} text={t('checkout.scriptFailedText')} retry={retry} />
  }
  if (intent.data === undefined || form.isPending)
    return <PaymentSkeleton charge={sale.expected} terms={terms} />
  const { CardPayment, stripe } = form.data
  return (
    <CardPayment
      key={attempt}
      stripe={stripe}
      intent={intent.data}
      start={intent.start}
      sale={sale}
      terms={terms}
      onLoadError={() => setFieldsFailed(true)}
      onEnded={async () => (await intent.refetch()).isSuccess}
    />
  )
}

function NoIntent({ intent, owned }: { intent: OpenedPaymentQuery; owned: ReactNode }) {
  const { t } = useLanguage()
  const { openSignIn } = useAuth()
  const { error } = intent
  const waitSeconds = getPaymentWaitSeconds(error)
  const forgetAccess = useInvalidateAccess()
  const refusal = error instanceof LoginExpiredError ? 'authentication-required' : getRefusalCode(error)
  const isOwned = refusal === 'already-owned' || refusal === 'already-subscribed'
  // Invalidates the cached access after a payment in another tab, because this page may have loaded the guide as locked.
  useEffect(() => {
    if (isOwned) void forgetAccess()
  }, [isOwned, forgetAccess])

  if (isOwned) return owned
  if (refusal === 'purchase-suspended' || refusal === 'account-closing') {
    const problem = refusal === 'account-closing' ? 'checkout.closing' : 'checkout.suspended'
    return (
      <PaymentNotice title={t(problem)} text={t(`${problem}Text`)}>
        <ButtonLink to={paths.profile} variant="secondary">
          {t('profile.title')}
        </ButtonLink>
      </PaymentNotice>
    )
  }
  if (refusal === 'authentication-required') {
    return (
      <PaymentNotice title={t('checkout.loginTitle')} text={t('checkout.tokenMissing')}>
        <Button onClick={openSignIn}>{t('header.logIn')}</Button>
      </PaymentNotice>
    )
  }
  return (
    <Failed
      title={t('checkout.intentFailed')}
      text={waitSeconds === undefined ? t('checkout.intentFailedText') : formatWaitText(waitSeconds, t)}
      pending={intent.isFetching}
      retry={() => void intent.refetch()}
    />
  )
}

interface FailedProps {
  title: string
  text: string
  pending?: boolean
  retry: () => void
}

function Failed({ title, text, pending = false, retry }: FailedProps) {
  const { t } = useLanguage()
  return (
    <div role="alert">
      <PaymentNotice title={title} text={text}>
        <Button pending={pending} onClick={retry}>
          {t('ui.tryAgain')}
        </Button>
      </PaymentNotice>
    </div>
  )
}

/** Loads Stripe and the card form, once per visit and only for a payment. */
function useCardPayment(enabled: boolean) {
  return useQuery({
    queryKey: ['card-payment'],
    queryFn: async () => {
      const { loadShopStripe, CardPayment } = await import('./card-form.tsx')
      return { stripe: await loadShopStripe(), CardPayment }
    },
    enabled,
    gcTime: Infinity,
    structuralSharing: false,
  })
}
