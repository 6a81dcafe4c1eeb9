import { useEffect, useState } from 'react'
import type { ShelfCard } from '../../shared/guides.ts'
import { currencyOf, guidePriceIn } from '../../shared/money.ts'
import { paths } from '../../shared/paths.ts'
import { useAuth } from '../auth/auth-provider.tsx'
import { useLanguage } from '../lib/i18n.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { dismissToast, toast } from '../ui/toast-store.ts'
import { PaymentNotice, PaymentSkeleton } from './payment-frame.tsx'
import { useCardPayment } from './use-card-payment.ts'
import { intentProblemOf, usePaymentIntent } from './use-payment-intent.ts'

/** For somebody signed in who does not have the guide yet. */
export function GuidePayment({ card }: { card: ShelfCard }) {
  const { language } = useLanguage()
  const [attempt, setAttempt] = useState(0)
  const [fieldsFailed, setFieldsFailed] = useState(false)
  const intent = usePaymentIntent(card.id)
  const form = useCardPayment(!intent.isError)

  if (intent.isError) return <NoIntent guideId={card.id} intent={intent} />
  if (form.isError || fieldsFailed) {
    const retry = () => {
      setFieldsFailed(false)
      setAttempt(attempt + 1)
      void (form.isError ? form.refetch() : intent.refetch())
    }
    return <NoForm retry={retry} />
  }
  if (intent.isPending || form.isPending) {
    return <PaymentSkeleton price={guidePriceIn(currencyOf(language), card)} />
  }
  const { CardPayment, stripe } = form.data
  return (
    <CardPayment
      key={attempt}
      stripe={stripe}
      intent={intent.data}
      guideId={card.id}
      onLoadError={() => setFieldsFailed(true)}
    />
  )
}

export function AlreadyOpen({ guideId }: { guideId: number }) {
  const { t } = useLanguage()
  return (
    <PaymentNotice title={t('checkout.ownedTitle')} text={t('checkout.ownedText')}>
      <ButtonLink to={paths.guide(guideId)}>{t('checkout.read')}</ButtonLink>
    </PaymentNotice>
  )
}

function NoIntent({ guideId, intent }: { guideId: number; intent: ReturnType<typeof usePaymentIntent> }) {
  const { t } = useLanguage()
  const { openSignIn } = useAuth()
  const problem = intentProblemOf(intent.error)
  useEffect(() => {
    if (problem !== 'failed') return undefined
    toast({ title: t('auth.error'), description: t('checkout.intentFailed'), variant: 'error' })
    return dismissToast
  }, [problem, t])

  if (problem === 'owned') return <AlreadyOpen guideId={guideId} />
  if (problem === 'login-run-out') {
    return (
      <PaymentNotice title={t('checkout.loginTitle')} text={t('checkout.tokenMissing')}>
        <Button onClick={openSignIn}>{t('checkout.logIn')}</Button>
      </PaymentNotice>
    )
  }
  return (
    <PaymentNotice title={t('checkout.intentFailed')} text={t('checkout.intentFailedText')}>
      <Button pending={intent.isFetching} onClick={() => void intent.refetch()}>
        {t('checkout.retry')}
      </Button>
    </PaymentNotice>
  )
}

function NoForm({ retry }: { retry: () => void }) {
  const { t } = useLanguage()
  return (
    <div role="alert">
      <PaymentNotice title={t('checkout.scriptFailed')} text={t('checkout.scriptFailedText')}>
        <Button onClick={retry}>{t('checkout.retry')}</Button>
      </PaymentNotice>
    </div>
  )
}
