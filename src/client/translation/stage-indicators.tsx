import { useLanguage } from '../platform/texts/language.tsx'
import { translationStages, type TranslationStage } from '../../shared/translation/translation.ts'
import { buildListPath, type TranslationView } from './translation-view.ts'
import { Link } from '../platform/pages/navigation.tsx'
import { ShareBar } from './share-bar.tsx'

type Counts = Record<TranslationStage, number>

/** Stages in the order of the bar: from current to missing. */
const barOrder: readonly TranslationStage[] = ['current', 'running', 'review', 'stale', 'failed', 'missing']

const looks: Record<TranslationStage, string> = {
  current: 'text-accent',
  running: 'text-accent/60',
  review: 'text-premium',
  stale: 'text-premium/45',
  failed: 'text-danger',
  missing: 'text-control/45',
}

export function StageDot({ stage }: { stage: TranslationStage }) {
  return <span aria-hidden="true" className={`size-2.5 flex-none rounded-full bg-current ${looks[stage]}`} />
}

/** Shows all guides by stage in one bar. The tabs below it show the numbers. */
export function StageBar({ counts }: { counts: Counts }) {
  const shares = barOrder.map((stage) => ({ name: stage, size: counts[stage], look: looks[stage] }))
  return <ShareBar shares={shares} className="h-3 w-full" />
}

/** Renders the stage filters as links, so that several can be open in different browser tabs. */
export function StageTabs({ view, counts }: { view: TranslationView; counts: Counts }) {
  const { t } = useLanguage()
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <nav aria-label={t('translation.stagesLabel')}>
      <ul className="flex flex-wrap gap-2">
        {([undefined, ...translationStages] as const).map((stage) => (
          <li key={stage ?? 'all'}>
            <Link
              to={buildListPath({ language: view.language, stage, page: 1 })}
              aria-current={view.stage === stage ? 'page' : undefined}
              className="flex min-h-11 items-center gap-2 rounded-full border border-line px-4 text-md text-soft hover:bg-raised hover:text-ink aria-[current]:border-control aria-[current]:bg-raised aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {stage && <StageDot stage={stage} />}
              {t(stage === undefined ? 'translation.all' : `translation.stage.${stage}`)}
              <span className="tabular-nums">
                {(stage === undefined ? all : counts[stage]).toLocaleString('en')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
