import { parseGuideId } from '../../shared/guides/guides.ts'
import { AdminFrame } from '../admin/admin-frame.tsx'
import { getVisitorKind } from '../admin/sections.ts'
import { NotFoundPage } from '../ui/page/not-found-page.tsx'
import type { PageProps } from '../platform/pages/lazy-component.tsx'
import { useQueryString } from '../platform/pages/navigation.tsx'
import type { Head, PageRequest } from '../platform/pages/page-route.ts'
import { TranslationComparisonView } from './comparison/comparison.tsx'
import { parseTranslationView } from './translation-view.ts'
import { TranslationList } from './translation-list.tsx'

/** Shows the translations to editors (B9.12). Other signed-in users get "not found". */
export function Page({ params }: PageProps) {
  return (
    <AdminFrame section="translations">
      <Translations>{params['id']}</Translations>
    </AdminFrame>
  )
}

function Translations({ children: guideId }: { children: string | undefined }) {
  const view = parseTranslationView(useQueryString())
  if (guideId === undefined)
    return <TranslationList key={`${view.language} ${view.stage} ${view.page}`} view={view} />
  const id = parseGuideId(guideId)
  if (id === undefined) return <NotFoundPage />
  return <TranslationComparisonView key={`${view.language} ${id}`} guideId={id} view={view} />
}

/** Prepares the page. Returns undefined if the user may not see it. */
export async function prepare(request: PageRequest): Promise<Head | undefined> {
  const { data, params, query, t } = request
  const title = t('translation.head.title')
  const head = { status: 200, title, description: t('translation.head.description') }
  const visitor = await getVisitorKind(request, 'translations')
  if (visitor !== 'operator') return visitor === 'guest' ? head : undefined
  const view = parseTranslationView(query)
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
