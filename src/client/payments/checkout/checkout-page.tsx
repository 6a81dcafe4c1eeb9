import type { ReactNode } from 'react'
import { parseGuideId, localizeTitle } from '../../../shared/guides/guides.ts'
import { getPageCurrency, getGuidePrice } from '../../../shared/prices.ts'
import { paths } from '../../../shared/paths.ts'
import { MessagePage } from '../../ui/page/message-page.tsx'
import { PageSkeleton } from '../../ui/page/page-skeleton.tsx'
import { rest } from '../../platform/api/rest.ts'
import { trpc } from '../../platform/api/trpc.ts'
import type { ShownGuide } from '../../platform/api/shown-guide.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { queryProfiles } from '../../platform/api/query-profiles.ts'
import type { PageProps } from '../../platform/pages/lazy-component.tsx'
import type { Head, PageRequest } from '../../platform/pages/page-route.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { LocalText } from '../../ui/local-text.tsx'
import { useFinishPurchase } from '../after-payment/use-finish-purchase.ts'
import { PaymentNotice } from './card/payment-frame.tsx'
import { Checkout } from './checkout.tsx'

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
  const title = t('checkout.head.title', { title: localizeTitle(language, guide.card).text })
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
  const guide = trpc.guides.find.useQuery({ id, language }, queryProfiles.checkout)
  if (guide.isPending) return <PageSkeleton />
  if (guide.isError) {
    return (
      <MessagePage title={t('problem.title')} text={t('checkout.intentFailedText')}>
        <Button onClick={() => void guide.refetch()}>{t('ui.tryAgain')}</Button>
      </MessagePage>
    )
  }
  return guide.data === null ? <NotSold id={id} /> : <GuideCheckout guide={guide.data} />
}

function GuideCheckout({ guide: { card, access } }: { guide: ShownGuide }) {
  const { t, language } = useLanguage()
  const { amountMinor: amount, currency } = getGuidePrice(getPageCurrency(language), card)
  const finish = useFinishPurchase()
  const guideId = card.id
  const owned = (
    <PaymentNotice title={t('refusal.already-owned')} text={t('checkout.ownedText')}>
      <ButtonLink to={paths.guide(guideId)}>{t('checkout.read')}</ButtonLink>
    </PaymentNotice>
  )
  return (
    <div className="page-width pt-6 md:pt-16">
      <Checkout
        sale={{
          product: 'guide',
          heading: t('checkout.heading', { title: card.titleEn }),
          title: t('checkout.title', { title: card.titleEn }),
          name: localizeTitle(language, card),
          cover: card.thumbnailUrl,
          notes: [t('checkout.once'), t('guide.minutes', { count: card.readingMinutes })],
          next: [t('checkout.next.open'), t('checkout.next.keep'), t('checkout.next.safe')],
          expected: { amount, currency },
          takesCode: true,
          login: { text: t('checkout.loginRequired'), intent: { guideId } },
          unavailable: access === 'open' ? owned : undefined,
          owned,
          key: ['guide', guideId],
          open: async (order) => {
            const body = await rest('createPaymentIntent', { guideId, ...order }, { repeats: false })
            if (body.clientSecret === undefined) throw new Error('The response is no payment')
            return body
          },
          returnPath: `${paths.guides}?guide_id=${guideId}`,
          finish: (paid, amount) => finish({ ...paid, guideId, amount }),
        }}
      />
    </div>
  )
}

/** Explains that the guide was withdrawn (B20.53) or never existed. */
function NotSold({ id }: { id: number }) {
  const { t, language } = useLanguage()
  const { data, isPending } = trpc.guides.withdrawn.useQuery({ id, language })
  if (isPending) return <PageSkeleton />
  if (!data) return <NoGuide text={t('checkout.unknownText')} />
  const title = localizeTitle(language, data)
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

/** Shows the sentence in Japanese on every page, and a translation below it on pages in other languages (B2.3). */
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
