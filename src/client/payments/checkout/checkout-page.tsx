import type { ReactNode } from 'react'
import { parseGuideId, titleIn } from '../../../shared/guides/guides.ts'
import { formatMoney } from '../../../shared/money.ts'
import { currencyOf, guidePriceIn } from '../../../shared/prices.ts'
import { paths } from '../../../shared/paths.ts'
import { useAuth } from '../../auth/session/session-provider.tsx'
import { MessagePage } from '../../ui/page/message-page.tsx'
import { PageSkeleton } from '../../ui/page/page-skeleton.tsx'
import { trpc } from '../../platform/api/trpc.ts'
import type { GuideShown } from '../../platform/api/guide-shown.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { profiles } from '../../platform/api/query-profiles.ts'
import type { PageProps } from '../../platform/pages/lazy-part.tsx'
import type { Head, PageRequest } from '../../platform/pages/page-route.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { LocalText } from '../../ui/local-text.tsx'
import { CheckoutFrame } from './checkout-frame.tsx'
import { AlreadyOpen, GuidePayment } from './guide-payment.tsx'
import { GuideSummary, GuideTerms } from './guide-summary.tsx'
import { LoginPrompt } from './login-prompt.tsx'
import { PaymentSkeleton } from './card/payment-frame.tsx'
import { usePaymentIntent } from './card/use-payment-intent.ts'
import { WithCode } from './code/code-field.tsx'
import { useCode, type TypedCode } from './code/use-code.ts'

export async function prepare({ data, params, language, t }: PageRequest): Promise<Head> {
  const refused = { status: 404, title: t('checkout.noGuide'), description: t('notFound.text') }
  if (params['id'] === undefined) return refused
  const id = parseGuideId(params['id'])
  if (id === undefined) return { ...refused, status: 400, title: t('guide.invalidId') }
  const [guide] = await Promise.all([
    data.guides.find.fetch({ id, language }),
    data.payments.conditions.prefetch({ language }),
  ])
  if (guide === null) {
    const isGone = (await data.guides.withdrawn.fetch({ id, language })) !== null
    return isGone ? { ...refused, status: 410, title: t('checkout.withdrawn') } : refused
  }
  const title = t('checkout.head.title', { title: titleIn(language, guide.card).text })
  return { status: 200, title, description: t('checkout.head.description') }
}

export function Page({ params }: PageProps) {
  const { t } = useLanguage()
  if (params['id'] === undefined) return <NoGuide text={t('checkout.invalidText')} />
  const id = parseGuideId(params['id'])
  return id === undefined ? <InvalidGuideId /> : <CheckoutOfGuide id={id} />
}

function CheckoutOfGuide({ id }: { id: number }) {
  const { t, language } = useLanguage()
  const guide = trpc.guides.find.useQuery({ id, language }, profiles.checkout)
  if (guide.isPending) return <PageSkeleton />
  if (guide.isError) {
    return (
      <MessagePage title={t('problem.title')} text={t('checkout.intentFailedText')}>
        <Button onClick={() => void guide.refetch()}>{t('checkout.retry')}</Button>
      </MessagePage>
    )
  }
  return guide.data === null ? <NotSold id={id} /> : <Checkout guide={guide.data} />
}

function Checkout({ guide }: { guide: GuideShown }) {
  const { t, language } = useLanguage()
  const { card, access } = guide
  const title = titleIn(language, card)
  const code = useCode()
  const wanted = access !== 'open'
  const intent = usePaymentIntent({ kind: 'guide', guideId: card.id }, { code: code.typed, wanted })
  // What is charged is what the server has named.
  const { amount, currency } = intent.data ?? {}
  const price =
    amount === undefined || currency === undefined
      ? guidePriceIn(currencyOf(language), card)
      : { amountMinor: amount, currency }
  const terms = <GuideTerms price={price} />
  return (
    <CheckoutFrame
      heading={t('checkout.heading', { title: card.titleEn })}
      title={t('checkout.title', { title: card.titleEn })}
      bought={{ name: <span lang={title.language}>{title.text}</span>, price: formatMoney(price) }}
      summary={<GuideSummary card={card} price={price} />}
      terms={terms}
    >
      <PaymentOrReason guide={guide} terms={terms} code={code} intent={intent} />
    </CheckoutFrame>
  )
}

interface PaymentOrReasonProps {
  guide: GuideShown
  terms: ReactNode
  code: TypedCode
  intent: ReturnType<typeof usePaymentIntent>
}

function PaymentOrReason({ guide: { card, access }, terms, code, intent }: PaymentOrReasonProps) {
  const { t, language } = useLanguage()
  const { session, state } = useAuth()
  if (access === 'open') return <AlreadyOpen guideId={card.id} />
  if (state === 'loading')
    return (
      <WithCode code={code} intent={intent}>
        <PaymentSkeleton price={guidePriceIn(currencyOf(language), card)} terms={terms} />
      </WithCode>
    )
  if (session === null)
    return <LoginPrompt text={t('checkout.loginRequired')} intent={{ guideId: card.id }} terms={terms} />
  return (
    <WithCode code={code} intent={intent}>
      <GuidePayment card={card} terms={terms} intent={intent} />
    </WithCode>
  )
}

/** It is sold no more, as its own page says (B20.53), or was never there. */
function NotSold({ id }: { id: number }) {
  const { t, language } = useLanguage()
  const { data, isPending } = trpc.guides.withdrawn.useQuery({ id, language })
  if (isPending) return <PageSkeleton />
  if (!data) return <NoGuide text={t('checkout.unknownText')} />
  const title = titleIn(language, data)
  return (
    <MessagePage
      title={t('checkout.withdrawn')}
      text={
        <>
          <LocalText as="strong" of={title} className="block text-ink" />
          {t('checkout.withdrawnText')}
        </>
      }
    >
      <ButtonLink to={paths.guide(id)}>{t('checkout.toGuide')}</ButtonLink>
      <ButtonLink to={paths.guides} variant="secondary">
        {t('checkout.browse')}
      </ButtonLink>
    </MessagePage>
  )
}

/** The address names no guide, or one that has never been sold. */
function NoGuide({ title, text }: { title?: ReactNode; text: ReactNode }) {
  const { t } = useLanguage()
  return (
    <MessagePage title={title ?? t('checkout.noGuide')} text={text}>
      <ButtonLink to={paths.guides}>{t('checkout.browse')}</ButtonLink>
      <ButtonLink to={paths.home} variant="secondary">
        {t('checkout.home')}
      </ButtonLink>
    </MessagePage>
  )
}

/** B2.3: this Japanese sentence shows in every language; other pages add their own. */
function InvalidGuideId() {
  const { t } = useLanguage()
  const [title, own] = [t('guide.invalidIdInJapanese'), t('guide.invalidId')]
  return (
    <NoGuide
      title={<span lang="ja">{title}</span>}
      text={
        <>
          {own !== title && <strong className="block text-ink">{own}</strong>}
          {t('checkout.invalidText')}
        </>
      }
    />
  )
}
