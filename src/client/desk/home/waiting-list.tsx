import { deskPaths } from '../../../shared/desk/desk-paths.ts'
import { paths } from '../../../shared/paths.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { Link } from '../../platform/pages/navigation.tsx'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Loaded } from '../loaded.tsx'
import { Section } from '../section.tsx'

const places = {
  disputes: deskPaths.disputes,
  messages: deskPaths.messages,
  refunds: deskPaths.orders,
  differences: deskPaths.health,
  mails: deskPaths.health,
  jobs: deskPaths.health,
  translations: `${paths.translations}?stage=stale`,
} as const
const names = Object.keys(places) as (keyof typeof places)[]

/** What requires a decision by an operator, with links. */
export function WaitingList() {
  const { t } = useLanguage()
  const waiting = trpc.desk.waiting.useQuery(undefined, { staleTime: 0 })
  return (
    <Section title={t('desk.waiting')}>
      <Loaded from={waiting}>
        {(counts) => {
          const open = names.filter((name) => (counts[name] ?? 0) > 0)
          if (open.length === 0) return <p className="text-md text-soft">{t('desk.waiting.nothing')}</p>
          return (
            <ul className="flex flex-wrap gap-3 text-md">
              {open.map((name) => (
                <li key={name}>
                  <Link
                    to={places[name]}
                    className="block rounded-card border border-premium/40 bg-premium-soft px-4 py-2.5 hover:border-premium"
                  >
                    {t(`desk.waiting.${name}`, { count: counts[name] ?? 0 })}
                  </Link>
                </li>
              ))}
            </ul>
          )
        }}
      </Loaded>
    </Section>
  )
}
