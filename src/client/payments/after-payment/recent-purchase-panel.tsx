import { localizeTitle } from '../../../shared/guides/guides.ts'
import type { OwnedGuides } from '../../../shared/access/access-schemas.ts'
import { paths } from '../../../shared/paths.ts'
import {
  clearRecentPurchase,
  takePendingFocus,
  useRecentPurchase,
  type RecentPurchase,
} from '../../access/recent-purchase.ts'
import { useAuth } from '../../auth/session/session-provider.tsx'
import type { RouterOutputs } from '../../platform/api/api.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { queryProfiles } from '../../platform/api/query-profiles.ts'
import { MemberTexts, useLanguage } from '../../platform/texts/language.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { closeIcon, Icon } from '../../ui/icon.tsx'
import { Cover } from '../../ui/cover.tsx'
import { LocalText } from '../../ui/local-text.tsx'

/** Polling interval until the server has opened the purchase (B14.12). Milliseconds. */
const askAgainMs = 3000
const waitedForMs = 10 * 60 * 1000

interface RecentPurchasePanelProps {
  /** The guide list below the panel. */
  listing: RouterOutputs['guides']['listing']
}

/** Shows the purchase above the guide list after a payment, with a link to read it (B8.6). */
export function RecentPurchasePanel({ listing }: RecentPurchasePanelProps) {
  const bought = useRecentPurchase()
  if (bought === undefined) return null
  return (
    <MemberTexts>
      <Panel bought={bought} listing={listing} />
    </MemberTexts>
  )
}

function Panel({ bought, listing }: RecentPurchasePanelProps & { bought: RecentPurchase }) {
  const { t, language } = useLanguage()
  const { plan, guideId } = bought
  const state = useBoughtState(bought)
  const guide = trpc.guides.find.useQuery(
    { id: guideId ?? 0, language },
    { ...queryProfiles.other, enabled: guideId !== null },
  )
  // A new Pro user who did not come from a guide's page is offered the first guide that is not free.
  const recommended = listing.cards.find(({ isFreePreview }) => !isFreePreview)
  const card = guideId === null ? recommended : guide.data?.card
  if (state === 'none' || card === undefined) return null
  const title = localizeTitle(language, card)
  const isOpen = state === 'open'
  const isPro = plan === 'pro'
  const minutes = card.readingMinutes
  const heading = isPro ? t('justBought.pro', { count: listing.total }) : t('justBought.thanks')
  const text = isPro ? t('justBought.proText', { minutes }) : t('justBought.text', { minutes })
  return (
    <section
      aria-labelledby="just-bought"
      className="relative mb-12 grid gap-5 overflow-hidden rounded-card border border-accent bg-accent-soft p-5 sm:grid-cols-[12rem_minmax(0,1fr)] sm:items-center sm:gap-7 md:grid-cols-[15rem_minmax(0,1fr)] md:p-6"
    >
      <Cover src={card.thumbnailUrl} className="hidden w-full rounded-control sm:block" />
      <div className="grid content-center justify-items-start">
        <p className="pr-10 text-md font-semibold text-accent">
          {isOpen ? heading : t('payment.pendingTitle')}
        </p>
        {isOpen && isPro && <p className="mt-2 text-md text-soft">{t('justBought.proStart')}</p>}
        <LocalText as="h2" of={title} id="just-bought" className="mt-1 text-xl" />
        <p className="mt-2 text-md text-soft">
          {isOpen ? text : t(isPro ? 'payment.proPendingText' : 'payment.pendingText')}
        </p>
        {isOpen && (
          <ButtonLink ref={focusAfterPayment} to={paths.guide(card.id)} className="mt-5">
            {t(isPro ? 'justBought.proRead' : 'justBought.read')}
          </ButtonLink>
        )}
      </div>
      <Dismiss />
    </section>
  )
}

/** Focuses the link, unless the user has moved the focus since the payment. */
function focusAfterPayment(link: HTMLElement | null): void {
  if (link !== null && takePendingFocus() && !document.activeElement?.matches('a, button, input, select'))
    link.focus()
}

/** Returns the server's state of the purchase: 'none' if the server does not confirm a stored purchase in time. */
function useBoughtState(bought: RecentPurchase): 'open' | 'pending' | 'none' {
  const isWaiting = () => Date.now() - bought.at < waitedForMs
  const { data } = trpc.access.owned.useQuery(undefined, {
    ...queryProfiles.other,
    refetchInterval: ({ state }) => !isOwned(bought, state.data) && isWaiting() && askAgainMs,
  })
  if (data === undefined) return 'none'
  if (isOwned(bought, data)) return 'open'
  return isWaiting() ? 'pending' : 'none'
}

function isOwned({ plan, guideId }: RecentPurchase, owned: OwnedGuides | undefined): boolean {
  if (owned === undefined) return false
  return plan === 'pro' ? owned.subscribed : owned.bought.some((id) => id === guideId)
}

function Dismiss() {
  const { t } = useLanguage()
  const { session } = useAuth()
  const dismiss = () => {
    if (session !== null) clearRecentPurchase(session.uid)
    // The focus moves to the page, because the clicked button was removed.
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  return (
    <button
      type="button"
      aria-label={t('ui.close')}
      className="absolute top-2 right-2 rounded-control p-3 text-soft hover:text-ink"
      onClick={dismiss}
    >
      <Icon path={closeIcon} />
    </button>
  )
}
