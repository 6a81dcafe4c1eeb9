import { useQuery } from '@tanstack/react-query'
import { parseGuideId } from '../../shared/guides.ts'
import { paths } from '../../shared/paths.ts'
import { queryFor, statusOf } from '../lib/api.ts'
import { useLanguage } from '../lib/i18n.tsx'
import type { PageProps } from '../lib/lazy-page.tsx'
import { MessagePage } from '../layout/message-page.tsx'
import { NotFoundPage } from '../layout/not-found-page.tsx'
import { PageSkeleton } from '../layout/page-skeleton.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { GuideArticle } from './guide-article.tsx'
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
  if (guide.isPending) return <PageSkeleton />
  if (guide.isError) {
    return (
      <div className="page-width pt-16">
        <GuidesFailed status={statusOf(guide.error)} retry={() => void guide.refetch()} />
      </div>
    )
  }
  return guide.data === null ? <NotFoundPage /> : <GuideArticle guide={guide.data} />
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
