import type { ReactNode } from 'react'
import { hasPermission, type Role } from '../../shared/auth/roles.ts'
import { MembersOnly } from '../auth/sign-in/members-only.tsx'
import { trpc } from '../platform/api/trpc.ts'
import { Link } from '../platform/pages/navigation.tsx'
import { useLanguage } from '../platform/texts/language.tsx'
import { NotFoundPage } from '../ui/page/not-found-page.tsx'
import { PageSkeleton } from '../ui/page/page-skeleton.tsx'
import styles from './admin.css?url'
import { adminSectionNames, adminSections, type AdminSectionName } from './sections.ts'

interface AdminFrameProps {
  section: AdminSectionName
  children: ReactNode
}

/** Renders the frame of an admin section. Guests are asked to log in; users without the permission get "not found" (B20.3). */
export function AdminFrame({ section, children }: AdminFrameProps) {
  return (
    <MembersOnly>
      <OperatorsOnly section={section}>{children}</OperatorsOnly>
    </MembersOnly>
  )
}

function OperatorsOnly({ section, children }: AdminFrameProps) {
  const { data, isPending } = trpc.auth.me.useQuery()
  if (isPending) return <PageSkeleton />
  const role = data?.user.role
  if (!hasPermission(role, adminSections[section].permission)) return <NotFoundPage />
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="admin" />
      <SectionLinks role={role} current={section} />
      {children}
    </>
  )
}

/** Scrolls the current section's link into view, because the row is wider than a phone. */
function scrollIntoRow(link: HTMLAnchorElement | null): void {
  const row = link?.closest('ul')
  if (link == null || row == null) return
  row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2
}

function SectionLinks({ role, current }: { role: Role | null | undefined; current: AdminSectionName }) {
  const { t } = useLanguage()
  const open = adminSectionNames.filter((name) => hasPermission(role, adminSections[name].permission))
  return (
    <nav aria-label={t('admin.sections')} className="border-b border-line print:hidden">
      <ul className="page-width flex gap-x-5 overflow-x-auto text-md">
        {open.map((name) => (
          <li key={name}>
            <Link
              to={adminSections[name].path}
              ref={name === current ? scrollIntoRow : undefined}
              aria-current={name === current ? 'page' : undefined}
              className="-mb-px flex min-h-11 items-center border-b-2 border-transparent whitespace-nowrap text-soft hover:text-ink aria-[current]:border-accent aria-[current]:text-ink"
            >
              {t(`admin.section.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
