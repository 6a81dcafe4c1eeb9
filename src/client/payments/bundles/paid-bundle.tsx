import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { localizeTitle } from '../../../shared/guides/guides.ts'
import { bundlePaths } from '../../../shared/payments/bundle-paths.ts'
import { paths } from '../../../shared/paths.ts'
import { addPurchasedGuide } from '../../access/subscription-state.ts'
import { useAuth } from '../../auth/session/session-provider.tsx'
import type { RouterOutputs } from '../../platform/api/api.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { PageSkeleton } from '../../ui/page/page-skeleton.tsx'
import { LocalLink } from '../../ui/local-text.tsx'
import { recordingQueryOptions } from '../after-payment/record-payment.ts'
import { useInvalidateAccess } from '../after-payment/use-invalidate-access.ts'
import { LoginPrompt } from '../checkout/login-prompt.tsx'

/** Records the payment that the URL identifies. No failure is reported as "not paid", because the card may have been charged. */
export function PaidBundle({ paymentId, failed }: { paymentId: string | null; failed: boolean }) {
  const { t } = useLanguage()
  const { session, state } = useAuth()
  if (state === 'loading') return <PageSkeleton />
  if (paymentId !== null && session === null) return <LoginPrompt text={t('bundle.done.login')} />
  if (paymentId !== null && session !== null && !failed)
    return <Recorded uid={session.uid} paymentId={paymentId} />
  return (
    <Message>
      {t(paymentId === null ? 'bundle.done.none' : 'bundle.done.failed')}
      <ButtonLink to={bundlePaths.root}>
        {t(paymentId === null ? 'bundle.done.choose' : 'bundle.change')}
      </ButtonLink>
    </Message>
  )
}

function Recorded({ uid, paymentId }: { uid: string; paymentId: string }) {
  const { t } = useLanguage()
  const { client } = trpc.useUtils()
  const forgetAccess = useInvalidateAccess()
  const { data, isError } = useQuery({
    ...recordingQueryOptions,
    queryKey: ['paid-bundle', uid, paymentId],
    async queryFn() {
      const paid = await client.bundles.recordPaid.mutate({ stripePaymentId: paymentId })
      for (const { guideId } of paid.lines) addPurchasedGuide(uid, guideId)
      void forgetAccess()
      return paid
    },
  })
  if (isError) return <Message>{t('bundle.done.unknown')}</Message>
  if (data !== undefined) return <Ready paid={data} />
  return (
    <output className="block py-16">
      <PageSkeleton />
      {t('bundle.done.soon')}
    </output>
  )
}

function Ready({ paid: { lines } }: { paid: RouterOutputs['bundles']['recordPaid'] }) {
  const { t, language } = useLanguage()
  return (
    <>
      <h1 className="text-3xl">{t('bundle.done.title')}</h1>
      <p className="mt-4 max-w-measure text-soft">{t('bundle.done.text')}</p>
      <ul className="mt-6 max-w-measure">
        {lines.map(({ guideId, titleEn, titleJa, givenBack }) => {
          const title = localizeTitle(language, { titleEn, titleJa })
          return (
            <li key={guideId} className="border-b border-line py-3">
              <LocalLink
                of={title}
                to={paths.guide(guideId)}
                className="font-semibold wrap-anywhere text-link"
              />
              {givenBack && <p className="mt-0.5 text-sm text-soft">{t('bundle.done.back')}</p>}
            </li>
          )
        })}
      </ul>
      <ButtonLink to={paths.myGuides} variant="secondary" className="mt-8">
        {t('myGuides.title')}
      </ButtonLink>
    </>
  )
}

function Message({ children }: { children: ReactNode }) {
  const { t } = useLanguage()
  return (
    <div className="grid justify-items-start gap-4">
      <div role="alert" className="grid justify-items-start gap-4">
        {children}
      </div>
      <ButtonLink to={paths.myGuides} variant="secondary">
        {t('myGuides.title')}
      </ButtonLink>
    </div>
  )
}
