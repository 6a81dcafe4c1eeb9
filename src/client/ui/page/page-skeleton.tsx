import { useLanguage } from '../../platform/texts/language.tsx'
import { Skeleton } from '../skeleton.tsx'

/** Renders a placeholder for a page whose code is still loading. */
export function PageSkeleton() {
  const { t } = useLanguage()
  return (
    <div className="page-width grid gap-5 py-16">
      <output className="sr-only">{t('ui.loading')}</output>
      <Skeleton className="h-10 w-2/3 max-w-lg" />
      <Skeleton className="h-5 w-full max-w-measure" />
      <Skeleton className="h-5 w-4/5 max-w-measure" />
      <Skeleton className="mt-6 h-64 w-full" />
    </div>
  )
}
