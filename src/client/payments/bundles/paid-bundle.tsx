import { useEffect, useState, type ReactNode } from 'react'
import { titleIn } from '../../../shared/guides/guides.ts'
import { bundlePaths } from '../../../shared/payments/bundle-paths.ts'
import { paths } from '../../../shared/paths.ts'
import { addPurchase } from '../../access/subscription-state.ts'
import { useAuth } from '../../auth/session/session-provider.tsx'
import type { Outputs } from '../../platform/api/api.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { availableStorages } from '../../platform/browser/browser-storages.ts'
import { browserClock } from '../../platform/browser/clock.ts'
import { reportFailure } from '../../platform/browser/report-failure.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { PageSkeleton } from '../../ui/page/page-skeleton.tsx'
import { LocalLink } from '../../ui/local-text.tsx'
import { recordPaid } from '../after-payment/record-paid.ts'
import { useForgetAccess } from '../after-payment/use-forget-access.ts'
import { LoginPrompt } from '../checkout/login-prompt.tsx'

/** Until a new look, as long as the server has yet to hear of the payment. */
const againMs = 4000

type Paid = Outputs['bundles']['recordPaid']

/** Names the payment of the address to the server. No failure may look like "not paid": the card may have been charged. */
export function PaidBundle({ paymentId, failed }: { paymentId: string | null; failed: boolean }) {
  const { t } = useLanguage()
  const { session, state } = useAuth()
  if (paymentId === null)
    return (
      <Said>
        {t('bundle.done.none')}
        <ButtonLink to={bundlePaths.root}>{t('bundle.done.choose')}</ButtonLink>
      </Said>
    )
  if (state === 'loading') return <PageSkeleton />
  if (session === null) return <LoginPrompt text={t('bundle.done.login')} />
  if (failed)
    return (
      <Said>
        {t('bundle.done.failed')}
        <ButtonLink to={bundlePaths.root}>{t('bundle.change')}</ButtonLink>
      </Said>
    )
  return <Verified uid={session.uid} paymentId={paymentId} />
}

function Verified({ uid, paymentId }: { uid: string; paymentId: string }) {
  const { t } = useLanguage()
  const { client } = trpc.useUtils()
  const forgetAccess = useForgetAccess()
  const [paid, setPaid] = useState<Paid | 'unmatched'>()
  useEffect(() => {
    const page = new AbortController()
    const { signal } = page
    const record = async () => {
      const answer = await client.bundles.recordPaid.mutate({ stripePaymentId: paymentId })
      if (signal.aborted) return
      for (const { guideId } of answer.lines) addPurchase(availableStorages().local, uid, guideId)
      setPaid(answer)
      await forgetAccess()
    }
    const verify = async (): Promise<void> => {
      const result = await recordPaid({ record, wait: browserClock.wait, reportFailure })
      if (signal.aborted || result === 'open') return
      if (result === 'unmatched') return setPaid(result)
      await browserClock.wait(againMs)
      await verify()
    }
    void verify()
    return () => page.abort()
  }, [uid, paymentId, client, forgetAccess])
  if (paid === 'unmatched') return <Said>{t('bundle.done.unknown')}</Said>
  if (paid !== undefined) return <Ready paid={paid} />
  return (
    <output className="block py-16">
      <PageSkeleton />
      {t('bundle.done.soon')}
    </output>
  )
}

function Ready({ paid: { lines } }: { paid: Paid }) {
  const { t, language } = useLanguage()
  return (
    <>
      <h1 className="text-3xl">{t('bundle.done.title')}</h1>
      <p className="mt-4 max-w-measure text-soft">{t('bundle.done.text')}</p>
      <ul className="mt-6 max-w-measure">
        {lines.map(({ guideId, titleEn, titleJa, givenBack }) => {
          const title = titleIn(language, { titleEn, titleJa })
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
        {t('bundle.done.mine')}
      </ButtonLink>
    </>
  )
}

function Said({ children }: { children: ReactNode }) {
  const { t } = useLanguage()
  return (
    <div className="grid justify-items-start gap-4">
      <div role="alert" className="grid justify-items-start gap-4">
        {children}
      </div>
      <ButtonLink to={paths.myGuides} variant="secondary">
        {t('bundle.done.mine')}
      </ButtonLink>
    </div>
  )
}
