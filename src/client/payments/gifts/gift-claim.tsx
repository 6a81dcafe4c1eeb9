import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { formatDay } from '../../../shared/dates.ts'
import { isGiftKey } from '../../../shared/payments/gift-paths.ts'
import type { GiftPageData } from '../../../shared/payments/gift-schemas.ts'
import { paths } from '../../../shared/paths.ts'
import { saveRecentPurchase } from '../../access/recent-purchase.ts'
import { useAuth } from '../../auth/session/session-provider.tsx'
import { isUnknownIdError } from '../../platform/api/is-known-id.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { availableStorages } from '../../platform/browser/browser-storages.ts'
import { listenTo } from '../../platform/browser/listeners.ts'
import { useNavigate } from '../../platform/pages/navigation.tsx'
import { getLangAttribute } from '../../platform/texts/get-lang-attribute.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { PageSkeleton } from '../../ui/page/page-skeleton.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { dismissToast } from '../../ui/toast-store.ts'
import { useInvalidateAccess } from '../after-payment/use-invalidate-access.ts'
import { LoginPrompt } from '../checkout/login-prompt.tsx'
import { useGiftTitle } from './given-gifts.tsx'
import { Cover } from '../../ui/cover.tsx'

const keptUnder = 'gift_key'

/** Reads the key from the URL's hash, which no server receives. Stores it for this tab, because login may leave the page. */
function readKey(): string {
  const { session } = availableStorages()
  const given = window.location.hash.slice(1)
  if (given === '') return session?.getItem(keptUnder) ?? ''
  session?.setItem(keptUnder, given)
  return given
}

const followHash = (listener: () => void) => listenTo(['hashchange'], listener)

/** Lets a signed-in user with the link accept the gift, once (B21.66). */
export function GiftClaim() {
  const { t } = useLanguage()
  const { session, state } = useAuth()
  const key = useSyncExternalStore(followHash, readKey, () => undefined)
  const wasGuest = useRef(false)
  useEffect(() => {
    if (state !== 'loading' && session === null) wasGuest.current = true
  }, [state, session])
  return (
    <>
      <h1 className="text-3xl">{t('gift.claim.title')}</h1>
      <div className="mt-8">
        {key !== undefined && !isGiftKey(key) ? (
          <UnknownGift />
        ) : state === 'loading' || key === undefined ? (
          <PageSkeleton />
        ) : session === null ? (
          <LoginPrompt text={t('gift.claim.guest')} level="h2" />
        ) : (
          <Look key={`${session.uid} ${key}`} giftKey={key} wasGuest={wasGuest} />
        )}
      </div>
    </>
  )
}

interface GiftKeyProps {
  giftKey: string
  /** Whether the user signed in on this page, which removed the clicked button. */
  wasGuest: RefObject<boolean>
}

function Look({ giftKey, wasGuest }: GiftKeyProps) {
  const { t } = useLanguage()
  const look = trpc.gifts.lookAt.useMutation()
  const { mutate } = look
  useEffect(() => mutate({ key: giftKey }), [mutate, giftKey])
  const [isRetry, setRetry] = useState(false)
  const lookAgain = () => {
    setRetry(true)
    mutate({ key: giftKey })
  }
  if (look.isError) {
    if (isUnknownIdError(look.error)) return <UnknownGift />
    return (
      <div role="alert" className="grid max-w-measure justify-items-start gap-4">
        <p>{t('gift.failed')}</p>
        <Button onClick={lookAgain}>{t('ui.tryAgain')}</Button>
      </div>
    )
  }
  return look.data === undefined ? (
    <PageSkeleton />
  ) : (
    <Accept given={look.data} giftKey={giftKey} wasGuest={wasGuest} isRetry={isRetry} lookAgain={lookAgain} />
  )
}

function UnknownGift() {
  const { t } = useLanguage()
  return (
    <p role="alert" className="max-w-measure">
      {t('gift.claim.unknown')}
    </p>
  )
}

interface AcceptProps extends GiftKeyProps {
  given: GiftPageData
  /** Whether the gift loads again, which removed the clicked button. */
  isRetry: boolean
  lookAgain: () => void
}

function Accept({ given, giftKey, wasGuest, isRetry, lookAgain }: AcceptProps) {
  const { t, language } = useLanguage()
  const title = useGiftTitle(given)
  const forgetAccess = useInvalidateAccess()
  const utils = trpc.useUtils()
  const { session } = useAuth()
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isRetry || wasGuest.current) takeFocus(heading.current)
  }, [isRetry, wasGuest])
  const claim = trpc.gifts.claim.useMutation({
    async onSuccess() {
      // The toast of the sign-up would cover the confirmation above the text.
      dismissToast()
      await Promise.all([forgetAccess(), utils.access.invalidate()])
      if (given.guideId === null || session === null) {
        // The focus moves to the heading, because the clicked button was removed.
        heading.current?.focus()
        return
      }
      saveRecentPurchase(session.uid, given.guideId)
      navigate(paths.guide(given.guideId))
    },
    // A refetch shows the current state of the gift.
    onError: lookAgain,
  })
  const isMine = claim.isSuccess || (given.mine && given.state === 'claimed')
  const said = isMine ? 'mine' : given.state !== 'open' ? given.state : given.mayRead ? 'owned' : undefined
  const mineUntil = claim.data?.until ?? given.until
  return (
    <div className="grid max-w-measure justify-items-start gap-5">
      {given.thumbnailUrl !== '' && (
        <Cover src={given.thumbnailUrl} className="w-full max-w-sm origin-left animate-open rounded-card" />
      )}
      <h2 ref={heading} tabIndex={-1} className="text-xl" lang={getLangAttribute(title, language)}>
        {title.text}
      </h2>
      {said === undefined && <p>{t('gift.claim.given')}</p>}
      {given.months !== null && <p>{t('gift.pro.text', { months: given.months })}</p>}
      {given.message !== '' && (
        <blockquote className="border-l-2 border-line pl-4 whitespace-pre-line">{given.message}</blockquote>
      )}
      {given.from !== '' && <p className="text-soft">{t('gift.claim.from', { from: given.from })}</p>}
      {said !== undefined && (
        <output>
          {said === 'mine' && mineUntil !== null
            ? t('gift.claim.proMine', { date: formatDay(language, new Date(mineUntil)) })
            : t(`gift.claim.${said}`)}
        </output>
      )}
      {said === undefined && given.plan !== null && <PlanInTheWay plan={given.plan} />}
      {said === undefined && given.plan === null && (
        <>
          {given.until !== null && (
            <p className="font-semibold">
              {t('gift.claim.proUntil', { date: formatDay(language, new Date(given.until)) })}
            </p>
          )}
          {claim.isError && <p role="alert">{t('gift.failed')}</p>}
          <Button pending={claim.isPending} onClick={() => claim.mutate({ key: giftKey })}>
            {t('gift.claim.accept')}
          </Button>
        </>
      )}
      {(said === 'mine' || said === 'owned') && (
        <ButtonLink to={given.guideId === null ? paths.guides : paths.guide(given.guideId)}>
          {t(given.guideId === null ? 'gift.claim.proToGuides' : 'checkout.read')}
        </ButtonLink>
      )}
    </div>
  )
}

/** Explains that months of Pro can't be accepted during a paid plan, because the user would pay for them twice (B21.72). */
function PlanInTheWay({ plan }: { plan: NonNullable<GiftPageData['plan']> }) {
  const { t, language } = useLanguage()
  const date = plan.until === null ? '' : formatDay(language, new Date(plan.until))
  const said = {
    renews: t('gift.claim.planRenews', { date }),
    ends: t('gift.claim.planEnds', { date }),
    disputed: t('gift.claim.planDisputed'),
  }
  return (
    <>
      <output>{said[plan.state]}</output>
      <ButtonLink to={paths.profile} variant="secondary">
        {t('gift.claim.toAccount')}
      </ButtonLink>
    </>
  )
}
