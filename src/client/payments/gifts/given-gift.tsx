import { giftPaths } from '../../../shared/payments/gift-paths.ts'
import { useEffect, useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { formatDay } from '../../../shared/dates.ts'
import type { Gift } from '../../../shared/payments/gift-schemas.ts'
import { toGiftEmailTime } from '../../../shared/payments/gift-days.ts'
import { paths } from '../../../shared/paths.ts'
import { getRefusalCode } from '../../platform/api/api.ts'
import { isUnknownIdError } from '../../platform/api/is-known-id.ts'
import { queryProfiles } from '../../platform/api/query-profiles.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { useNavigate, useQueryString } from '../../platform/pages/navigation.tsx'
import { getLangAttribute } from '../../platform/texts/get-lang-attribute.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { LoadFailed } from '../../ui/page/load-failed.tsx'
import { NotFoundPage } from '../../ui/page/not-found-page.tsx'
import { PageSkeleton } from '../../ui/page/page-skeleton.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { focusOnMount } from '../../ui/focus-on-mount.ts'
import { showToast } from '../../ui/toast-store.ts'
import { recordingQueryOptions } from '../after-payment/record-payment.ts'
import { GiftBadge, useGiftTitle } from './given-gifts.tsx'
import { RecipientForm } from './recipient-form.tsx'
import { getProGiftPrice } from '../../../shared/payments/pro-gift.ts'
import { getPageCurrency, getGuidePrice } from '../../../shared/prices.ts'
import { PaymentNotice } from '../checkout/card/payment-frame.tsx'
import { Checkout } from '../checkout/checkout.tsx'

/** Shows a gift from its giver's side: its payment, or its state and what can still be changed. */
export function GivenGift({ id }: { id: string }) {
  const query = useQueryString()
  const paymentId = query.get('redirect_status') === 'failed' ? null : query.get('payment_intent')
  const gift = trpc.gifts.find.useQuery(
    { id },
    {
      ...queryProfiles.fresh,
      // The webhook may record the payment first, so the state is polled.
      refetchInterval: ({ state }) => paymentId !== null && state.data?.state === 'unpaid' && 5000,
    },
  )
  if (gift.isError) {
    if (isUnknownIdError(gift.error)) return <NotFoundPage />
    return <LoadFailed retry={gift.refetch} />
  }
  if (gift.data === undefined) return <PageSkeleton />
  if (gift.data.state !== 'unpaid') return <PaidGift gift={gift.data} isJustPaid={paymentId !== null} />
  return paymentId === null ? <GiftPayment gift={gift.data} /> : <Recording id={id} paymentId={paymentId} />
}

/** Shows the checkout of a gift that is not paid for yet. */
function GiftPayment({ gift }: { gift: Gift }) {
  const { t, language } = useLanguage()
  const { client } = trpc.useUtils()
  const { id, guideId, months, recipient } = gift
  const name = useGiftTitle(gift)
  const guide = trpc.guides.find.useQuery(
    { id: guideId ?? 0, language },
    { ...queryProfiles.checkout, enabled: guideId !== null },
  )
  if (guideId !== null && guide.isPending) return <PageSkeleton />
  if (guideId !== null && !guide.data) return <NotFoundPage />
  const currency = getPageCurrency(language)
  const price = guide.data ? getGuidePrice(currency, guide.data.card) : getProGiftPrice(currency)
  return (
    <Checkout
      sale={{
        product: months === null ? 'gift' : 'pro-gift',
        count: months ?? 1,
        heading: t('gift.pay.heading'),
        name,
        notes: recipient === null ? [] : [recipient],
        next: [
          t('gift.pay.next.link'),
          ...(recipient === null ? [] : [t('gift.pay.next.told')]),
          ...(months === null ? [] : [t('gift.pay.next.pro')]),
          t('gift.pay.next.open'),
        ],
        expected: { amount: price.amountMinor, currency },
        login: { text: t('gift.loginText') },
        owned: (
          <PaymentNotice title={t('refusal.already-owned')} text={t('gift.pending')}>
            <ButtonLink to={giftPaths.one(id)} onClick={() => window.location.reload()}>
              {t('gift.mail.yours')}
            </ButtonLink>
          </PaymentNotice>
        ),
        key: ['gift', id],
        open: (order) => client.gifts.pay.mutate({ id, ...order }),
        returnPath: giftPaths.one(id),
      }}
    />
  )
}

/** Records the payment that the URL identifies. The card form appears again only if the payment is for something else. */
function Recording({ id, paymentId }: { id: string; paymentId: string }) {
  const { t } = useLanguage()
  const { client, gifts } = trpc.useUtils()
  const navigate = useNavigate()
  const { isError } = useQuery({
    ...recordingQueryOptions,
    queryKey: ['paid-gift', id, paymentId],
    async queryFn() {
      const paid = await client.gifts.recordPaid.mutate({ id, stripePaymentId: paymentId })
      await gifts.invalidate()
      return paid
    },
  })
  useEffect(() => {
    if (isError) navigate(giftPaths.one(id), { replace: true })
  }, [isError, id, navigate])
  return (
    <output className="block py-16">
      <PageSkeleton />
      {t('gift.pending')}
    </output>
  )
}

function PaidGift({ gift, isJustPaid }: { gift: Gift; isJustPaid: boolean }) {
  const { t, language } = useLanguage()
  const title = useGiftTitle(gift)
  const { state, guideId } = gift
  const isOpen = state === 'waiting' || state === 'told' || state === 'unreached'
  return (
    <>
      <h1
        ref={isJustPaid ? focusOnMount : undefined}
        tabIndex={-1}
        className="text-3xl"
        lang={getLangAttribute(title, language)}
      >
        {title.text}
      </h1>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <GiftBadge gift={gift} />
        {guideId !== null && (
          <ButtonLink to={paths.guide(guideId)} variant="quiet">
            {t('gift.toGuide')}
          </ButtonLink>
        )}
      </div>
      <p className="mt-4 max-w-measure">{useStateText(gift)}</p>
      {gift.message !== '' && (
        <>
          <h2 className="mt-8 text-base">{t('gift.form.message')}</h2>
          <p className="mt-1 max-w-measure whitespace-pre-line" lang={gift.language}>
            {gift.message}
          </p>
        </>
      )}
      {gift.state === 'told' && gift.recipient !== null && <Again id={gift.id} />}
      {isOpen && <GiftLink gift={gift} />}
      {(state === 'waiting' || state === 'unreached') && <Change gift={gift} />}
    </>
  )
}

function useStateText({ state, recipient, language: mailed, day, toldAt, claimedAt }: Gift): string {
  const { t, language } = useLanguage()
  const dayOf = (time: string | null) => (time === null ? '' : formatDay(language, new Date(time)))
  const to = recipient ?? ''
  switch (state) {
    case 'unpaid':
      return t('gift.state.unpaid')
    case 'waiting':
      return recipient === null
        ? t('gift.says.link')
        : t('gift.says.waiting', { to, day: formatDay(mailed, toGiftEmailTime(mailed, day)) })
    case 'told':
      return t('gift.says.told', { to, day: dayOf(toldAt) })
    case 'unreached':
      return t('gift.says.unreached', { to })
    case 'claimed':
      return t('gift.says.claimed', { day: dayOf(claimedAt) })
    case 'on-hold':
    case 'taken-back':
      return t(`gift.says.${state}`)
  }
}

function Again({ id }: { id: string }) {
  const { t } = useLanguage()
  const utils = trpc.useUtils()
  const again = trpc.gifts.tellAgain.useMutation({
    onSuccess: () => utils.gifts.invalidate(),
    onError(error) {
      const tooOften = getRefusalCode(error) === 'too-many-requests'
      showToast({ title: t(tooOften ? 'gift.tooOften' : 'gift.failed'), variant: 'error' })
    },
  })
  return (
    <div className="mt-6 flex flex-wrap items-center gap-4">
      <Button variant="secondary" pending={again.isPending} onClick={() => again.mutate({ id })}>
        {t('gift.again')}
      </Button>
      {again.isSuccess && <output>{t('gift.sentAgain')}</output>}
    </div>
  )
}

function Change({ gift }: { gift: Gift }) {
  const { t } = useLanguage()
  const utils = trpc.useUtils()
  const [open, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const change = trpc.gifts.change.useMutation({
    async onSuccess() {
      await utils.gifts.invalidate()
      setOpen(false)
      // The focus moves to the toggle, because the clicked button was removed.
      toggle.current?.focus()
    },
  })
  return (
    <section className="mt-10 border-t border-line pt-6">
      <Button ref={toggle} variant="secondary" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('gift.change')}
      </Button>
      {change.isSuccess && !open && <output className="ml-4">{t('gift.form.saved')}</output>}
      {open && (
        <div className="mt-6">
          <RecipientForm
            before={gift}
            action={t('gift.form.save')}
            pending={change.isPending}
            error={change.error}
            onSubmit={(recipient) => change.mutate({ id: gift.id, ...recipient })}
          />
        </div>
      )}
    </section>
  )
}

/**
 * Creates a link to share, which is the next step for a gift without a recipient. The shop stores only the hash of its key, so
 * each click creates a new link.
 */
function GiftLink({ gift: { id, recipient } }: { gift: Gift }) {
  const { t, language } = useLanguage()
  const link = trpc.gifts.showLink.useMutation()
  const field = useRef<HTMLInputElement>(null)
  const { data } = link
  useEffect(() => {
    // Focusing the field selects the link, ready to be copied.
    if (data !== undefined) field.current?.focus()
  }, [data])
  return (
    <section className="mt-8 grid max-w-xl justify-items-start gap-3">
      <Button
        variant={recipient === null && data === undefined ? 'primary' : 'secondary'}
        pending={link.isPending}
        onClick={() => link.mutate({ id, language })}
      >
        {t('gift.link')}
      </Button>
      {link.isError && <p role="alert">{t('gift.failed')}</p>}
      {data !== undefined && (
        <div className="w-full">
          <TextField
            label={t('gift.linkLabel')}
            hint={t('gift.linkText')}
            ref={field}
            readOnly
            value={data.url}
            onFocus={(event) => event.currentTarget.select()}
          />
        </div>
      )}
    </section>
  )
}
