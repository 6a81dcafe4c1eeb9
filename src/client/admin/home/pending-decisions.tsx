import { adminPaths } from '../../../shared/admin/admin-paths.ts'
import { paths } from '../../../shared/paths.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { Link } from '../../platform/pages/navigation.tsx'
import { useLanguage } from '../../platform/texts/language.tsx'
import { QueryResult } from '../query-result.tsx'
import { Section } from '../section.tsx'

const places = {
  disputes: adminPaths.disputes,
  messages: adminPaths.messages,
  refunds: adminPaths.orders,
  differences: adminPaths.health,
  mails: adminPaths.health,
  jobs: adminPaths.health,
  translations: `${paths.translations}?stage=stale`,
} as const
const names = Object.keys(places) as (keyof typeof places)[]

/** Links to everything that requires an operator's decision. */
export function PendingDecisions() {
  const { t } = useLanguage()
  const waiting = trpc.admin.waiting.useQuery(undefined, { staleTime: 0 })
  return (
    <Section title={t('admin.waiting')}>
      <QueryResult from={waiting}>
        {(counts) => {
          const open = names.filter((name) => (counts[name] ?? 0) > 0)
          if (open.length === 0) return <p className="text-md text-soft">{t('admin.waiting.nothing')}</p>
          return (
            <ul className="flex flex-wrap gap-3 text-md">
              {open.map((name) => (
                <li key={name}>
                  <Link
                    to={places[name]}
                    className="block rounded-card border border-premium/40 bg-premium-soft px-4 py-2.5 hover:border-premium"
                  >
                    {t(`admin.waiting.${name}`, { count: counts[name] ?? 0 })}
                  </Link>
                </li>
              ))}
            </ul>
          )
        }}
      </QueryResult>
    </Section>
  )
}
