import { useState, type ReactNode } from 'react'
import { formatMoney } from '../../../shared/money.ts'
import { proGiftMonths, getProGiftPrice } from '../../../shared/payments/pro-gift.ts'
import { getPageCurrency } from '../../../shared/prices.ts'
import { giftPaths } from '../../../shared/payments/gift-paths.ts'
import { parseGuideId, localizeTitle } from '../../../shared/guides/guides.ts'
import { paths } from '../../../shared/paths.ts'
import { useAuth } from '../../auth/session/session-provider.tsx'
import { trpc } from '../../platform/api/trpc.ts'
import { isKnownId } from '../../platform/api/is-known-id.ts'
import type { PageProps } from '../../platform/pages/lazy-component.tsx'
import type { Head, PageRequest } from '../../platform/pages/page-route.ts'
import { useQueryString, useNavigate } from '../../platform/pages/navigation.tsx'
import { useLanguage } from '../../platform/texts/language.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { PageSkeleton } from '../../ui/page/page-skeleton.tsx'
import { LoginPrompt } from '../checkout/login-prompt.tsx'
import { GiftClaim } from './gift-claim.tsx'
import { GivenGift } from './given-gift.tsx'
import { GivenGifts } from './given-gifts.tsx'
import { RecipientForm } from './recipient-form.tsx'

const claim = giftPaths.claim.replace(/^.*\//, '')
const guideIn = (query: URLSearchParams) => parseGuideId(query.get('guide') ?? '')

/** Prepares the page. Returns undefined for a gift of another user; guests see a login prompt first. */
export async function prepare(request: PageRequest): Promise<Head | undefined> {
  const { data, params, query, language, t } = request
  const { id } = params
  const guideId = guideIn(query)
  if (id === undefined && guideId !== undefined) await data.guides.find.fetch({ id: guideId, language })
  if (id !== undefined && id !== claim) {
    const isMember = (await data.auth.session.fetch()) !== null
    if (isMember && !(await isKnownId(data.gifts.find.fetch({ id })))) return undefined
  }
  const name = id === claim ? 'gift.claim' : 'gift'
  return { status: 200, title: t(`${name}.head.title`), description: t(`${name}.head.description`) }
}

/** Shows the order of a gift, the user's gifts, or the claim of a gift (B21.65, B21.70). */
export function Page({ params: { id } }: PageProps) {
  return (
    <div className="page-width pt-12 md:pt-16">
      {id === undefined && <Give />}
      {id === claim && <GiftClaim />}
      {id !== undefined && id !== claim && <MembersGift id={id} />}
    </div>
  )
}

function MembersGift({ id }: { id: string }) {
  const { t } = useLanguage()
  const { session, state } = useAuth()
  if (state === 'loading') return <PageSkeleton />
  if (session !== null) return <GivenGift id={id} />
  return (
    <>
      <h1 className="mb-10 text-3xl">{t('gift.title')}</h1>
      <LogIn title={t('gift.own')} />
    </>
  )
}

function Give() {
  const { t, language } = useLanguage()
  const { session, state } = useAuth()
  const query = useQueryString()
  const guideId = guideIn(query)
  const guide = trpc.guides.find.useQuery({ id: guideId ?? 0, language }, { enabled: guideId !== undefined })
  const card = guide.data?.card
  const chosen = card?.id ?? (query.get('pro') === '1' ? null : undefined)
  const proPrice = t('gift.pro.once', { price: formatMoney(getProGiftPrice(getPageCurrency(language))) })
  return (
    <>
      <h1 className="text-3xl">
        {chosen === undefined
          ? t('gift.title')
          : chosen === null
            ? t('gift.pro.action', { months: proGiftMonths })
            : t('paywall.gift')}
      </h1>
      {card !== undefined && (
        <p lang={localizeTitle(language, card).language} className="mt-4 max-w-measure text-lg">
          {localizeTitle(language, card).text}
        </p>
      )}
      {chosen === null && (
        <div className="mt-4 grid max-w-measure gap-1">
          <p className="text-lg">{proPrice}</p>
          <p className="text-soft">{t('gift.pro.text', { months: proGiftMonths })}</p>
        </div>
      )}
      {chosen === undefined && <Choice proPrice={proPrice} />}
      <div className="mt-10">
        {state === 'loading' ? (
          <PageSkeleton />
        ) : session === null ? (
          <LogIn title={t(chosen === undefined ? 'gift.own' : 'gift.form.title')} />
        ) : chosen === undefined ? (
          <GivenGifts />
        ) : (
          <GiftOrder key={chosen} guideId={chosen} />
        )}
      </div>
    </>
  )
}

/** Offers months of Pro, or a guide, which is chosen on its own page. */
function Choice({ proPrice }: { proPrice: string }) {
  const { t } = useLanguage()
  return (
    <>
      <p className="mt-4 max-w-measure text-soft">{t('gift.text')}</p>
      <h2 className="mt-10 text-xl">{t('gift.choose')}</h2>
      <ul className="mt-6 grid gap-6 md:grid-cols-2">
        <Offered
          name={t('gift.guide.title')}
          text={t('gift.guide.text')}
          action={<ButtonLink to={paths.guides}>{t('gift.browse')}</ButtonLink>}
        />
        <Offered
          name={t('gift.pro', { months: proGiftMonths })}
          price={proPrice}
          text={t('gift.pro.text', { months: proGiftMonths })}
          action={
            <ButtonLink to={giftPaths.ofPro} variant="premium">
              {t('gift.pro.action', { months: proGiftMonths })}
            </ButtonLink>
          }
        />
      </ul>
    </>
  )
}

interface OfferedProps {
  name: string
  price?: string
  text: string
  action: ReactNode
}

function Offered({ name, price, text, action }: OfferedProps) {
  return (
    <li className="flex flex-col items-start rounded-card border border-line bg-surface p-6">
      <h3 className="text-lg">{name}</h3>
      {price !== undefined && <p className="mt-1 font-semibold tabular-nums">{price}</p>}
      <p className="mt-2 mb-6 text-md text-soft">{text}</p>
      <div className="mt-auto">{action}</div>
    </li>
  )
}

function LogIn({ title }: { title: string }) {
  const { t } = useLanguage()
  return (
    <section>
      <h2 className="mb-6 text-xl">{title}</h2>
      <LoginPrompt text={t('gift.loginText')} />
    </section>
  )
}

/**
 * Renders the order form for a guide, or for Pro if `guideId` is null. Each form has one id, so that a second submit orders the
 * same gift.
 */
function GiftOrder({ guideId }: { guideId: number | null }) {
  const { t } = useLanguage()
  const navigate = useNavigate()
  const [id] = useState(() => crypto.randomUUID())
  const order = trpc.gifts.order.useMutation({ onSuccess: () => navigate(giftPaths.one(id)) })
  return (
    <>
      <h2 className="mb-6 text-xl">{t('gift.form.title')}</h2>
      <RecipientForm
        action={t('gift.form.next')}
        pending={order.isPending}
        error={order.error}
        onSubmit={(recipient) => order.mutate({ id, guideId, ...recipient })}
      />
    </>
  )
}
