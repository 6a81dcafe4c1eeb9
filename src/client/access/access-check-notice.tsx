import { useLanguage } from '../platform/texts/language.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Spinner } from '../ui/spinner.tsx'

/** Shows that access is being checked (B5.9); fills the page if the guide is not loaded yet. */
export function AccessCheckNotice({ page = false }: { page?: boolean }) {
  const { t } = useLanguage()
  const status = (
    <output className="flex items-center gap-3 text-soft">
      <Spinner />
      {t('access.verifying')}
    </output>
  )
  if (!page) return status
  return (
    <div className="page-width grid gap-5 py-16" aria-busy="true">
      {status}
      <Skeleton className="h-10 w-2/3 max-w-lg" />
      <Skeleton className="h-5 w-full max-w-measure" />
      <Skeleton className="h-5 w-4/5 max-w-measure" />
      <Skeleton className="mt-6 h-64 w-full" />
    </div>
  )
}
