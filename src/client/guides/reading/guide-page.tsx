import { Suspense } from 'react'
import { parseGuideId } from '../../../shared/guides/guides.ts'
import { paths } from '../../../shared/paths.ts'
import { AccessContext, guestAccess } from '../../access/shown-access.ts'
import { AccessCheckNotice } from '../../access/access-check-notice.tsx'
import { useAuth } from '../../auth/session/session-provider.tsx'
import { getHttpStatus } from '../../platform/api/api.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { useQueryString } from '../../platform/pages/navigation.tsx'
import { useHydrated } from '../../platform/browser/use-hydrated.ts'
import type { PageProps } from '../../platform/pages/lazy-component.tsx'
import { MessagePage } from '../../ui/page/message-page.tsx'
import { LazyNotFoundPage } from '../../ui/page/not-found-part.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { GuideArticle } from './guide-article.tsx'
import { GuideListError } from '../catalogue/guide-list-error.tsx'
import { buildGuideInput } from './article/reading-view.ts'
import { WithdrawnGuide } from './withdrawn-guide.tsx'
import { LazyOfflineCopy, LazyMemberGuide } from './member-guide-part.ts'

export function Page({ params }: PageProps) {
  const id = parseGuideId(params['id'] ?? '')
  return id === undefined ? <InvalidGuideId /> : <GuideWithId id={id} />
}

function GuideWithId({ id }: { id: number }) {
  const { language } = useLanguage()
  const query = useQueryString()
  const isGuest = useIsGuest()
  const guide = trpc.guides.find.useQuery(buildGuideInput(id, language, query), {
    // Keeps the current text until the other language is loaded.
    placeholderData: (previous) => (previous?.card.id === id ? previous : undefined),
  })
  if (guide.isPending) return <AccessCheckNotice page />
  // A guide that is already shown stays after a failed refetch.
  if (guide.data === undefined) {
    const status = getHttpStatus(guide.error)
    const failed = (
      <div className="page-width pt-16">
        <GuideListError error={guide.error} retry={() => void guide.refetch()} />
      </div>
    )
    if (isGuest || status !== undefined) return failed
    // Without a connection, the user's saved copy is shown, if there is one.
    return (
      <Suspense fallback={failed}>
        <LazyOfflineCopy id={id} otherwise={failed} />
      </Suspense>
    )
  }
  if (guide.data === null) return <NoGuide id={id} />
  const asking = guide.isFetching && !guide.isPlaceholderData
  const asGuest = (
    <AccessContext value={{ ...guestAccess, verifying: asking || !isGuest }}>
      <GuideArticle guide={guide.data} />
    </AccessContext>
  )
  if (isGuest) return asGuest
  // The paywall stays mounted for a user who signs up there; an open guide is hidden until its access is verified (B5.9).
  return (
    <Suspense fallback={guide.data.access === 'locked' ? asGuest : <AccessCheckNotice page />}>
      <LazyMemberGuide id={id} guide={guide.data} asking={asking} />
    </Suspense>
  )
}

/** Explains that the guide does not exist or is no longer sold (B20.53). */
function NoGuide({ id }: { id: number }) {
  const { language } = useLanguage()
  const { data, isPending } = trpc.guides.withdrawn.useQuery({ id, language })
  if (isPending) return <AccessCheckNotice page />
  if (!data) return <LazyNotFoundPage />
  return (
    <Suspense fallback={<AccessCheckNotice page />}>
      <WithdrawnGuide guide={data} />
    </Suspense>
  )
}

/** Returns whether the user is a guest. False after a return from a payment, even before the session is loaded. */
function useIsGuest(): boolean {
  const { session } = useAuth()
  const query = useQueryString()
  const hydrated = useHydrated()
  const hasPaid = /(?:^|&)(?:session_id|payment_|redirect_status|subscription_verified)/.test(
    query.toString(),
  )
  return session === null && !(hydrated && hasPaid)
}

/** Shows the sentence in Japanese on every page, and a translation below it on pages in other languages (B2.3). */
function InvalidGuideId() {
  const { t } = useLanguage('failures')
  const [title, own] = [t('guide.invalidIdInJapanese'), t('guide.invalidId')]
  return (
    <MessagePage
      title={<span lang="ja">{title}</span>}
      text={
        <>
          {own !== title && <strong className="block text-ink">{own}</strong>}
          {t('guide.invalidText')}
        </>
      }
    >
      <ButtonLink to={paths.guides}>{t('notFound.toGuides')}</ButtonLink>
    </MessagePage>
  )
}
