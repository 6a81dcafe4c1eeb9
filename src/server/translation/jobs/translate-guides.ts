import { setTimeout as wait } from 'node:timers/promises'
import type { TranslationLanguage } from '../../../shared/languages.ts'
import { countCodePoints } from '../../../shared/count-code-points.ts'
import type { JobDeps } from '../deps.ts'
import { listGuidesInState } from '../../guides/translations/index.ts'
import type { Db } from '../../platform/database.ts'
import { getDailyLimit, hasBudget, computeCost, requireTranslator, type ModelDeps } from './budget.ts'
import { composeTranslationPrompt } from '../model/compose-translation-prompt.ts'
import { estimateTokens } from '../model/cost.ts'
import { startTranslationWorkers } from './start-translation-workers.ts'
import { planNextStep, type NewTranslationPiece } from './plan-next-step.ts'
import {
  failTranslationJob,
  findSpending,
  isJobRunning,
  listTranslationJobs,
  runningStatuses,
  type JobStatus,
} from '../queries.ts'
import { readJobTexts, type JobTexts, createJobGoals } from './read-job-texts.ts'
import { continueOrStart } from './retry-translation.ts'
import { createDefaultOrder } from './start-translation.ts'
import type { Translator } from '../model/translator.ts'

export interface GuidesToTranslate {
  language: TranslationLanguage
  state: 'missing' | 'stale'
  /** Limits the translation to this guide. */
  guideId?: number | undefined
}

export type CostEstimate = Awaited<ReturnType<typeof estimateGuidesById>>

interface PlannedGuide {
  guideId: number
  pieces: number
}

export type TranslatedGuides = Awaited<ReturnType<typeof summarize>>

interface Watch {
  /** When aborted, no new guide is started, and unfinished guides are left for the next run. */
  signal: AbortSignal
  onProgress: (piecesDone: number, piecesTotal: number) => void
  onFailure: (guideId: number, reason: string) => void
}

/** Failure reason of a job that was interrupted and is left for the next run. */
const interrupted = 'interrupted'

const atATime = 4
const pollMs = 300

/** Approximate number of output tokens per English code point. */
const tokensPerCharacter: Record<TranslationLanguage, number> = { ja: 0.6, th: 1.2 }

/** Estimates tokens and cost of translating guides. */
export async function estimateGuides(
  deps: ModelDeps,
  { language, state, guideId }: GuidesToTranslate,
  onProgress: (guidesDone: number, guidesTotal: number) => void,
) {
  const ids = await listGuidesInState(deps.db, language, state, guideId)
  return estimateGuidesById(deps, language, ids, onProgress)
}

export async function estimateGuidesById(
  deps: ModelDeps,
  language: TranslationLanguage,
  ids: readonly number[],
  onProgress: (guidesDone: number, guidesTotal: number) => void = () => undefined,
) {
  const translator = requireTranslator(deps)
  const guides: PlannedGuide[] = []
  const usage = { inputTokens: 0, outputTokens: 0 }
  for (const [index, id] of ids.entries()) {
    onProgress(index + 1, ids.length)
    const job = { ...createDefaultOrder('guide', id, language), content: '' }
    const work = await readJobTexts(deps.db, job)
    if (work === undefined) continue
    const round = planNextStep(work.units, new Map(), createJobGoals(translator, job, work))
    const pieces = round.next === 'ask' ? round.pieces : []
    guides.push({ guideId: id, pieces: pieces.length })
    for (const piece of pieces) {
      usage.inputTokens += inputTokensOf(translator, work, piece, language)
      usage.outputTokens += Math.ceil(countCodePoints(piece.sources.join('')) * tokensPerCharacter[language])
    }
  }
  const spent = await findSpending(deps.db, deps.clock())
  /** Remaining budget of today, in millionths of a US dollar. */
  const leftTodayMicroUsd = Math.max(0, getDailyLimit(deps) - spent)
  return { guides, ...computeCost(deps, usage), leftTodayMicroUsd }
}

function inputTokensOf(
  { glossary }: Translator,
  { context }: JobTexts,
  { kind, sources }: NewTranslationPiece,
  to: TranslationLanguage,
): number {
  const asked = sources.map((source) => ({ source, problems: [] }))
  const { system, user } = composeTranslationPrompt({ ...context, kind, texts: sources, to }, asked, glossary)
  return estimateTokens(system + user)
}

/** Translates guides in separate jobs, a few at a time, here and on running nodes. Continues failed jobs of earlier runs. */
export async function translateGuides(
  deps: JobDeps,
  language: TranslationLanguage,
  guides: readonly PlannedGuide[],
  { signal, onProgress, onFailure }: Watch,
) {
  const firsts: JobStatus[] = []
  const lasts = new Map<number, JobStatus>()
  const next = guides.values()

  async function translateOneByOne(): Promise<void> {
    for (const { guideId } of next) {
      if (signal.aborted || !(await hasBudget(deps))) return
      let job: JobStatus = await continueOrStart(deps, null, createDefaultOrder('guide', guideId, language))
      firsts.push(job)
      while (isJobRunning(job) && !signal.aborted) {
        await wait(pollMs)
        const [now] = await listTranslationJobs(deps.db, [job.id])
        job = now ?? job
        lasts.set(guideId, job)
        const done = guides.map((guide) => lasts.get(guide.guideId)?.piecesDone ?? 0)
        // A guide that has not been started counts with its planned pieces.
        const total = guides.map((guide) => lasts.get(guide.guideId)?.piecesTotal ?? guide.pieces)
        onProgress(sumOf(done), sumOf(total))
      }
      if (isJobRunning(job)) {
        // Fails the job so that the next run continues it. A job that an operator started is not interrupted.
        if (job.startedBy === null)
          await failTranslationJob(deps.db, job.id, interrupted, deps.clock(), runningStatuses)
        return
      }
      if (job.status === 'failed') onFailure(guideId, job.reason ?? '')
    }
  }

  await deps.jobs.start()
  try {
    await startTranslationWorkers(deps)
    await Promise.all(Array.from({ length: atATime }, translateOneByOne))
  } finally {
    await deps.jobs.stop()
  }
  return summarize(deps.db, guides, firsts)
}

/** Sums up results and cost. Reads the stored jobs again, because a response may have arrived after the interruption. */
async function summarize(db: Db, guides: readonly PlannedGuide[], firsts: readonly JobStatus[]) {
  const ids = firsts.map(({ id }) => id)
  const lasts = await listTranslationJobs(db, ids)
  const spent = (of: 'inputTokens' | 'outputTokens' | 'costMicroUsd') =>
    sumOf(lasts.map((job) => job[of])) - sumOf(firsts.map((job) => job[of]))
  const [translated = 0, failed = 0] = (['completed', 'failed'] as const).map(
    (status) => lasts.filter((job) => job.status === status && job.reason !== interrupted).length,
  )
  return {
    translated,
    failed,
    /** Number of guides that were interrupted or not started. */
    left: guides.length - translated - failed,
    usage: { inputTokens: spent('inputTokens'), outputTokens: spent('outputTokens') },
    costMicroUsd: spent('costMicroUsd'),
  }
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)
