import { trpc } from '../platform/api/trpc.ts'
import { useLanguage } from '../platform/texts/language.tsx'
import { formatMicroUsd } from './format-amounts.ts'
import { ShareBar } from './share-bar.tsx'

const pollMs = 4000
const settingNames = ['MODEL_URL', 'MODEL_API_KEY', 'MODEL_NAME']

/** Shows whether a model is configured, and today's spending and limit. `live` polls while spending grows. */
export function TranslationSpending({ live = false }: { live?: boolean }) {
  const { t, language } = useLanguage()
  const { data } = trpc.translation.settings.useQuery(undefined, {
    staleTime: 0,
    refetchInterval: live && pollMs,
  })
  if (data === undefined) return null
  if (!data.configured) return <NotConfigured />
  const { spentTodayMicroUsd: spent, dailyLimitMicroUsd: limit } = data
  const money = (amount: number) => formatMicroUsd(language, amount)
  return (
    <section aria-labelledby="spending" className="rounded-card border border-line bg-surface p-4 text-md">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="spending" className="text-md">
          {t('translation.spendingTitle')}
        </h2>
        <p className="tabular-nums">{t('translation.spent', { spent: money(spent), limit: money(limit) })}</p>
      </div>
      <ShareBar
        shares={[
          { name: 'spent', size: Math.min(spent, limit), look: 'text-accent' },
          { name: 'left', size: Math.max(0, limit - spent), look: 'text-control/45' },
        ]}
        className="mt-2 h-2 w-full"
      />
      {spent >= limit ? (
        <output className="mt-3 block text-premium">{t('translation.limitReached')}</output>
      ) : (
        <p className="mt-2 text-sm text-soft">{t('translation.model', { name: data.model ?? '' })}</p>
      )}
    </section>
  )
}

function NotConfigured() {
  const { t } = useLanguage()
  return (
    <section
      aria-labelledby="spending"
      className="rounded-card border border-premium/40 bg-premium-soft p-4 text-md"
    >
      <h2 id="spending" className="text-md">
        {t('translation.reason.notConfigured')}
      </h2>
      <p className="mt-1">{t('translation.notConfiguredHow')}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {settingNames.map((name) => (
          <li key={name}>
            <code className="rounded-control bg-canvas px-2 py-1 font-mono text-sm">{name}</code>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-soft">{t('translation.notConfiguredWhere')}</p>
    </section>
  )
}
