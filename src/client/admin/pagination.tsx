import type { ComponentProps, MouseEvent } from 'react'
import { Link } from '../platform/pages/navigation.tsx'
import { useLanguage } from '../platform/texts/language.tsx'

/** Renders a link to another page of a list, which scrolls to the top and focuses the section's heading. */
export function PageLink(props: Omit<ComponentProps<typeof Link>, 'onClick' | 'className'>) {
  return <Link {...props} className="text-link py-2" onClick={scrollToTop} />
}

interface PaginationProps {
  page: number
  pages: number
  pathOf: (page: number) => string
}

/** Renders links to the previous and next page. */
export function Pagination({ page, pages, pathOf }: PaginationProps) {
  const { t } = useLanguage()
  if (pages <= 1) return null
  return (
    <nav
      aria-label={t('admin.guides.pages')}
      className="mt-6 flex flex-wrap items-center justify-center gap-4 text-md"
    >
      {page > 1 && (
        <PageLink to={pathOf(page - 1)} rel="prev">
          {t('admin.guides.previous')}
        </PageLink>
      )}
      <span className="text-soft tabular-nums">{t('admin.guides.pageOf', { page, pages })}</span>
      {page < pages && (
        <PageLink to={pathOf(page + 1)} rel="next">
          {t('admin.guides.next')}
        </PageLink>
      )}
    </nav>
  )
}

function scrollToTop({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): void {
  // A click with a modifier key opens the link in another tab or window.
  if (metaKey || ctrlKey || shiftKey || altKey) return
  window.scrollTo(0, 0)
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading === null) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** Renders a link to the next page of a list that is sorted newest first; nothing on the last page. */
export function OlderLink({ path, next }: { path: string; next: number | string | null }) {
  const { t } = useLanguage()
  if (next === null) return null
  const query = new URLSearchParams({ before: String(next) })
  return (
    <p className="mt-6 text-md">
      <PageLink to={`${path}${path.includes('?') ? '&' : '?'}${query}`} rel="next">
        {t('admin.older')}
      </PageLink>
    </p>
  )
}

/** Parses the number of a page; 1 if it is missing or invalid. */
export function parsePageNumber(query: URLSearchParams): number {
  const page = query.get('page') ?? ''
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1
}

/** Parses the id after which the page of a list begins; omits it for the first page. */
export function parsePageInput(query: URLSearchParams): { before?: number } {
  const before = Number(query.get('before'))
  return Number.isSafeInteger(before) && before > 0 ? { before } : {}
}
