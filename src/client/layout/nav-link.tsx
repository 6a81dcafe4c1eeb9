import { Link, usePath } from '../platform/pages/navigation.tsx'
import { useLanguage } from '../platform/texts/language.tsx'

/** CSS classes of a button in the header. */
export const compactButtonClass = 'min-h-10 shrink-0 px-4 whitespace-nowrap'

interface NavLinkProps {
  to: string
  label:
    | 'header.home'
    | 'header.guides'
    | 'header.account'
    | 'myGuides.title'
    | 'saved.title'
    | 'footer.paths'
}

export function NavLink({ to, label }: NavLinkProps) {
  const { t } = useLanguage()
  return (
    <Link
      to={to}
      className="flex min-h-11 items-center rounded-control px-3 text-md text-soft hover:text-ink aria-[current]:text-ink"
      aria-current={usePath() === to ? 'page' : undefined}
    >
      {t(label)}
    </Link>
  )
}
