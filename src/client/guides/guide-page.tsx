import { useQuery } from '@tanstack/react-query'
import { parseGuideId } from '../../shared/guides.ts'
import { paths } from '../../shared/paths.ts'
import { AccessContext, useGuideAccess } from '../access/use-guide-access.ts'
import { VerifyingAccess } from '../access/verifying-access.tsx'
import { queryFor, statusOf } from '../lib/api.ts'
import { useLanguage } from '../lib/i18n.tsx'
import type { PageProps } from '../lib/lazy-page.tsx'
import { MessagePage } from '../layout/message-page.tsx'
import { NotFoundPage } from '../layout/not-found-page.tsx'
import { MembersPlanNotice } from '../payments/members-plan-notice.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { GuideArticle, type GuideShown } from './guide-article.tsx'
import { GuidesFailed } from './guides-failed.tsx'

export function GuidePage({ params }: PageProps) {
  const id = parseGuideId(params['id'] ?? '')
  return id === undefined ? <InvalidGuideId /> : <GuideWithId id={id} />
}

function GuideWithId({ id }: { id: number }) {
  const { language } = useLanguage()
  const guide = useQuery({
    ...queryFor('guides.find', { id, language }),
    // While the other language is on its way, the reader keeps the text that is there.
    placeholderData: (previous) => (previous?.card.id === id ? previous : undefined),
  })
  const access = useGuideAccess(id, guide.data ?? undefined)
  if (guide.isPending) return <VerifyingAccess page />
  // A failed recheck takes nothing away, and opens nothing.
  if (guide.data === undefined) {
    return (
      <div className="page-width pt-16">
        <GuidesFailed status={statusOf(guide.error)} retry={() => void guide.refetch()} />
      </div>
    )
  }
  if (guide.data === null) return <NotFoundPage />
  const verifying = access.verifying || (guide.isFetching && !guide.isPlaceholderData)
  return (
    <AccessContext value={{ ...access, verifying }}>
      <MembersPlanNotice />
      <GuideArticle guide={access.blocked ? withoutBody(guide.data) : guide.data} />
    </AccessContext>
  )
}

/** As somebody sees it who has begun to pay for it and has not come back (reading A08). */
function withoutBody(guide: GuideShown): GuideShown {
  return { ...guide, access: 'locked', grounds: null, freePick: false, body: null }
}

/** Spec 2: this Japanese sentence shows in every language; English pages add their own. */
function InvalidGuideId() {
  const { t, language } = useLanguage()
  return (
    <MessagePage
      title={<span lang="ja">ガイドIDが無効です</span>}
      text={
        <>
          {language === 'en' && <strong className="block text-ink">{t('guide.invalidId')}</strong>}
          {t('guide.invalidText')}
        </>
      }
    >
      <ButtonLink to={paths.guides}>{t('notFound.toGuides')}</ButtonLink>
    </MessagePage>
  )
}
