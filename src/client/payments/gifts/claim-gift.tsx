import { useEffect, useSyncExternalStore } from 'react'
import { titleIn } from '../../../shared/guides/guides.ts'
import type { Given } from '../../../shared/payments/gift-schemas.ts'
import { paths } from '../../../shared/paths.ts'
import { useAuth } from '../../auth/session/session-provider.tsx'
import { refusalOf } from '../../platform/api/api.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { availableStorages } from '../../platform/browser/browser-storages.ts'
import { langIfOther } from '../../platform/texts/lang-if-other.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { PageSkeleton } from '../../ui/page/page-skeleton.tsx'
import { useForgetAccess } from '../after-payment/use-forget-access.ts'
import { LoginPrompt } from '../checkout/login-prompt.tsx'

const keptUnder = 'gift_key'

/** The key stands after #, which no server sees; it is kept for this tab, because logging in may leave the page. */
function readKey(): string {
  const { session } = availableStorages()
  const given = window.location.hash.slice(1)
  if (given === '') return session?.getItem(keptUnder) ?? ''
  session?.setItem(keptUnder, given)
  return given
}

const followHash = (listener: () => void) => {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

/** B21.66: whoever has the link accepts what it leads to, once. */
export function ClaimGift() {
  const { t } = useLanguage()
  const { session, state } = useAuth()
  const key = useSyncExternalStore(followHash, readKey, () => undefined)
  return (
    <>
      <h1 className="text-3xl">{t('gift.claim.title')}</h1>
      <div className="mt-8">
        {state === 'loading' || key === undefined ? (
          <PageSkeleton />
        ) : session === null ? (
          <LoginPrompt text={t('gift.claim.guest')} intent={{}} terms={null} />
        ) : (
          <Look key={`${session.uid} ${key}`} giftKey={key} />
        )}
      </div>
    </>
  )
}

function Look({ giftKey }: { giftKey: string }) {
  const { t } = useLanguage()
  const look = trpc.gifts.lookAt.useMutation()
  const { mutate } = look
  useEffect(() => mutate({ key: giftKey }), [mutate, giftKey])
  if (look.isError) {
    const refusal = refusalOf(look.error)
    const isUnknown = refusal === 'not-found' || refusal === 'invalid-input'
    return (
      <div role="alert" className="grid max-w-measure justify-items-start gap-4">
        <p>{t(isUnknown ? 'gift.claim.unknown' : 'gift.failed')}</p>
        {!isUnknown && <Button onClick={() => mutate({ key: giftKey })}>{t('ui.tryAgain')}</Button>}
      </div>
    )
  }
  return look.data === undefined ? (
    <PageSkeleton />
  ) : (
    <Accept given={look.data} giftKey={giftKey} lookAgain={() => mutate({ key: giftKey })} />
  )
}

function Accept(props: { given: Given; giftKey: string; lookAgain: () => void }) {
  const { given, giftKey, lookAgain } = props
  const { t, language } = useLanguage()
  const title = titleIn(language, given)
  const forgetAccess = useForgetAccess()
  const claim = trpc.gifts.claim.useMutation({
    onSuccess: () => forgetAccess(),
    // What became of it meanwhile stands on the page.
    onError: lookAgain,
  })
  const isMine = claim.isSuccess || (given.mine && given.state === 'claimed')
  const said = isMine ? 'mine' : given.state !== 'open' ? given.state : given.mayRead ? 'owned' : undefined
  return (
    <div className="grid max-w-measure justify-items-start gap-5">
      <img
        src={given.thumbnailUrl}
        alt=""
        width={640}
        height={360}
        className="aspect-video w-full max-w-sm rounded-card bg-raised object-cover"
      />
      <h2 className="text-xl" lang={langIfOther(title, language)}>
        {title.text}
      </h2>
      {given.message !== '' && <blockquote className="whitespace-pre-line">{given.message}</blockquote>}
      {given.from !== '' && <p className="text-soft">{t('gift.claim.from', { from: given.from })}</p>}
      {said !== undefined && <output>{t(`gift.claim.${said}`)}</output>}
      {said === undefined && (
        <Button pending={claim.isPending} onClick={() => claim.mutate({ key: giftKey })}>
          {t('gift.claim.accept')}
        </Button>
      )}
      {(said === 'mine' || said === 'owned') && (
        <ButtonLink to={paths.guide(given.guideId)}>{t('gift.claim.read')}</ButtonLink>
      )}
    </div>
  )
}
