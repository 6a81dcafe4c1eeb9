import { paths } from '../../shared/paths.ts'
import { useLanguage } from '../platform/texts/language.tsx'
import { Link, usePath } from '../platform/pages/navigation.tsx'

const related = [
  [paths.terms, 'footer.terms'],
  [paths.privacy, 'footer.privacy'],
  [paths.refunds, 'footer.refunds'],
  [paths.commerce, 'footer.commerce'],
  [paths.accessibility, 'footer.accessibility'],
] as const

/** Links to the other legal pages. */
export function RelatedPages() {
  const { t } = useLanguage()
  const title = t('legal.related')
  const here = usePath()
  return (
    <nav aria-label={title} className="mt-16 border-t border-line pt-6 print:hidden">
      <h2 className="text-md font-semibold">{title}</h2>
      <ul className="mt-2 flex flex-wrap gap-x-8">
        {related
          .filter(([to]) => to !== here)
          .map(([to, label]) => (
            <li key={to}>
              <Link to={to} className="text-link inline-flex min-h-10 items-center text-md">
                {t(label)}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}
