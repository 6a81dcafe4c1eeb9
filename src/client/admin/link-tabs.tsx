import { Link } from '../platform/pages/navigation.tsx'

interface LinkTabsProps {
  label: string
  options: readonly { to: string; name: string; current: boolean }[]
}

/** Links to the variants of a page; the current one is marked. */
export function LinkTabs({ label, options }: LinkTabsProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex w-fit flex-wrap rounded-control border border-line p-0.5 text-sm">
        {options.map(({ to, name, current }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={current ? 'page' : undefined}
              className="flex min-h-9 items-center rounded-[6px] px-2.5 whitespace-nowrap sm:px-3 text-soft hover:text-ink aria-[current]:bg-raised aria-[current]:text-ink"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
