import { mayAs } from '../../shared/auth/roles.ts'
import { parseGuideId } from '../../shared/guides/guides.ts'
import { MembersOnly } from '../auth/sign-in/members-only.tsx'
import { NotFoundPage } from '../ui/page/not-found-page.tsx'
import { PageSkeleton } from '../ui/page/page-skeleton.tsx'
import { trpc } from '../platform/api/trpc.ts'
import type { PageProps } from '../platform/pages/lazy-part.tsx'
import { useQueryString } from '../platform/pages/navigation.tsx'
import type { Head, PageRequest } from '../platform/pages/page-route.ts'
import { Comparison } from './comparison/comparison.tsx'
import { readView } from './translation-view.ts'
import { TranslationList } from './translation-list.tsx'

/** Only for editors (B9.12); other signed-in users get "not found". */
export function TranslationsPage({ params }: PageProps) {
  return (
    <MembersOnly>
      <OperatorsOnly>{params['id']}</OperatorsOnly>
    </MembersOnly>
  )
}

function OperatorsOnly({ children: guideId }: { children: string | undefined }) {
  const { data, isPending } = trpc.auth.me.useQuery()
  const view = readView(useQueryString())
  if (isPending) return <PageSkeleton />
  if (!mayAs(data?.user.role, 'editor')) return <NotFoundPage />
  if (guideId === undefined)
    return <TranslationList key={`${view.language} ${view.stage} ${view.page}`} view={view} />
  const id = parseGuideId(guideId)
  if (id === undefined) return <NotFoundPage />
  return <Comparison key={`${view.language} ${id}`} guideId={id} view={view} />
}

/** Undefined if the user may not see the page. */
export async function prepareTranslations({
  data,
  params,
  query,
  t,
}: PageRequest): Promise<Head | undefined> {
  const title = t('translation.head.title')
  const head = { status: 200, title, description: t('translation.head.description') }
  if ((await data.auth.session.fetch()) === null) return head
  const { user } = await data.auth.me.fetch()
  if (!mayAs(user.role, 'editor')) return undefined
  const view = readView(query)
  const { id } = params
  if (id === undefined) {
    await Promise.all([data.translation.overview.prefetch(view), data.translation.settings.prefetch()])
    return head
  }
  const guideId = parseGuideId(id)
  if (guideId === undefined) return undefined
  await data.translation.compare.prefetch({ guideId, language: view.language })
  return head
}
