import { translationStages, type TranslationStage } from '../../shared/translation.ts'
import type { TranslationView } from './translation-view.ts'
import { listPath } from './translation-view.ts'
import { Link } from '../lib/navigation.tsx'
import { useOperatorText } from './use-operator-text.ts'

type Counts = Record<TranslationStage, number>

/** From what is done to what has not been begun, as the picture shows them. */
const inPicture: readonly TranslationStage[] = ['current', 'running', 'review', 'stale', 'failed', 'missing']

const fills: Record<TranslationStage, string> = {
  current: 'bg-accent',
  running: 'bg-accent/50 animate-wait',
  review: 'bg-premium',
  stale: 'bg-premium/45',
  failed: 'bg-danger',
  missing: 'bg-control/45',
}

export function StageDot({ stage }: { stage: TranslationStage }) {
  return <span aria-hidden="true" className={`size-2.5 flex-none rounded-full ${fills[stage]}`} />
}

/** All guides in one bar; the numbers are in the tabs below. */
export function StagePicture({ counts }: { counts: Counts }) {
  return (
    <div aria-hidden="true" className="flex h-3 gap-0.5 overflow-hidden rounded-full bg-raised">
      {inPicture
        .filter((stage) => counts[stage] > 0)
        .map((stage) => (
          <span
            key={stage}
            style={{ flexGrow: counts[stage] }}
            className={`min-w-1 basis-0 transition-[flex-grow] ${fills[stage]}`}
          />
        ))}
    </div>
  )
}

/** Filters as links, so that they can be opened beside each other. */
export function StageTabs({ view, counts }: { view: TranslationView; counts: Counts }) {
  const text = useOperatorText()
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const { language } = view
  return (
    <nav aria-label={text.stagesLabel}>
      <ul className="flex flex-wrap gap-2">
        <li>
          <StageTab to={listPath({ language, page: 1 })} current={view.stage === undefined} count={all}>
            {text.all}
          </StageTab>
        </li>
        {translationStages.map((stage) => (
          <li key={stage}>
            <StageTab
              to={listPath({ language, stage, page: 1 })}
              current={view.stage === stage}
              count={counts[stage]}
            >
              <StageDot stage={stage} />
              {text.stages[stage]}
            </StageTab>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface StageTabProps {
  to: string
  current: boolean
  count: number
  children: React.ReactNode
}

function StageTab({ to, current, count, children }: StageTabProps) {
  return (
    <Link
      to={to}
      aria-current={current ? 'page' : undefined}
      className="flex min-h-11 items-center gap-2 rounded-full border border-line px-4 text-md text-soft hover:bg-raised hover:text-ink aria-[current]:border-control aria-[current]:bg-raised aria-[current]:font-semibold aria-[current]:text-ink"
    >
      {children}
      <span className="tabular-nums">{count}</span>
    </Link>
  )
}
