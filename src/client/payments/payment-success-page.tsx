import { paths } from '../../shared/paths.ts'
import { useHydrated } from '../lib/use-hydrated.ts'
import { MessagePage } from '../layout/message-page.tsx'
import { useLanguage } from '../lib/i18n.tsx'
import { useQueryString } from '../lib/navigation.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Spinner } from '../ui/spinner.tsx'

/** Where a hosted checkout returns to. It grants nothing: only the server's own question to Stripe does. */
export function PaymentSuccessPage() {
  const hydrated = useHydrated()
  const sessionId = useQueryString().get('session_id')
  if (!hydrated) return <Verifying />
  return (
    <VerificationFailed
      reason={sessionId === null ? 'paymentSuccess.noSession' : 'paymentSuccess.notVerified'}
    />
  )
}

function Verifying() {
  const { t } = useLanguage()
  return (
    <MessagePage title={t('paymentSuccess.verifying')}>
      <Spinner />
    </MessagePage>
  )
}

function VerificationFailed({
  reason,
}: {
  reason: 'paymentSuccess.noSession' | 'paymentSuccess.notVerified'
}) {
  const { t } = useLanguage()
  return (
    <MessagePage title={t('paymentSuccess.failed')} text={t(reason)}>
      <ButtonLink to={paths.guides}>{t('paymentSuccess.backToGuides')}</ButtonLink>
    </MessagePage>
  )
}
