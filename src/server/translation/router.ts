import {
  acceptInputSchema,
  compareInputSchema,
  directTranslationSchema,
  translationEditInputSchema,
  guideOnlyInputSchema,
  japaneseStatusSchema,
  jobIdSchema,
  neighborsInputSchema,
  overviewInputSchema,
  planInputSchema,
  startedJobSchema,
  startedJobsSchema,
  startManyInputSchema,
  startTranslationInputSchema,
  translateContentInputSchema,
  translateDirectInputSchema,
  translatedTitleSchema,
  translateGuideInputSchema,
  translateSingleInputSchema,
  translationResultSchema,
  translationStatusSchema,
} from '../../shared/translation/translation-schemas.ts'
import { limitCallRate, createOperatorProcedure, router, type RequestContext } from '../trpc.ts'
import { readTranslationSettings } from './jobs/budget.ts'
import { cancelTranslation } from './jobs/cancel-translation.ts'
import { checkTranslation, compareTranslation } from './review/compare-translation.ts'
import { readJapaneseStatus } from './review/read-japanese-status.ts'
import { acceptTranslation, editTranslation } from './review/edit-translation.ts'
import { readJobResult, requireTranslationJob, toJobStatus } from './jobs/find-job.ts'
import { findNeighbors, listTranslations } from './jobs/list-translations.ts'
import { retryTranslation } from './jobs/retry-translation.ts'
import { planTranslations, startTranslations } from './jobs/start-many.ts'
import {
  startGuideTranslation,
  startGuideTranslations,
  startTextTranslation,
  toStartedJob,
  createDefaultOrder,
} from './jobs/start-translation.ts'
import { translateDirect, translateTitle } from './jobs/translate-direct.ts'

const perHour = { windowSeconds: 60 * 60, maxWaitSeconds: 60 }

/** Limit on the jobs that an operator starts or retries. Their cost is limited separately. */
const translationStartLimit = { scope: 'translation/start', free: 300, ...perHour }

/** Limit on the texts that are translated while an operator waits for the response. */
const directTranslationLimit = { scope: 'translation/direct', free: 60, ...perHour }

/** Returns the metadata of a documented REST path. */
const rest = (method: 'GET' | 'POST', path: string, summary: string) => ({ rest: { method, path, summary } })

/** Only operators may call procedures on translations (B9.2). */
const translate = createOperatorProcedure('translate')
const starting = translate.use(limitCallRate(translationStartLimit, 'account'))
const direct = translate.use(limitCallRate(directTranslationLimit, 'account'))

/** Starts a job for a guide on behalf of the calling operator. */
async function startForGuide(
  { deps, user }: Pick<RequestContext, 'deps' | 'user'>,
  order: Parameters<typeof startGuideTranslation>[2],
) {
  return toStartedJob(await startGuideTranslation(deps, (await user()).id, order))
}

export const translationRouter = router({
  translateContent: starting
    .meta(rest('POST', '/api/translate-content', 'Translate a guide into several languages'))
    .input(translateContentInputSchema)
    .output(startedJobsSchema)
    .mutation(async ({ ctx, input }) => startGuideTranslations(ctx.deps, (await ctx.user()).id, input)),

  translateSingle: starting
    .meta(rest('POST', '/api/translate-single', 'Translate a guide into one language'))
    .input(translateSingleInputSchema)
    .output(startedJobSchema)
    .mutation(({ ctx, input }) => startForGuide(ctx, { ...input, kind: 'guide' })),

  translateGuide: starting
    .meta(
      rest('POST', '/api/translate/:guideId/:language', 'Translate a guide, with the language in the path'),
    )
    .input(translateGuideInputSchema)
    .output(startedJobSchema)
    .mutation(({ ctx, input }) =>
      startForGuide(ctx, createDefaultOrder('guide', input.guideId, input.language)),
    ),

  start: starting
    .meta(rest('POST', '/api/translate/start', 'Start translating a text'))
    .input(startTranslationInputSchema)
    .output(startedJobSchema)
    .mutation(async ({ ctx, input }) =>
      toStartedJob(await startTextTranslation(ctx.deps, (await ctx.user()).id, input)),
    ),

  status: translate
    .meta(rest('GET', '/api/translate/status/:jobId', 'Get the state of a translation job'))
    .input(jobIdSchema)
    .output(translationStatusSchema)
    .query(async ({ ctx, input }) =>
      toJobStatus(await requireTranslationJob(ctx.deps.db, (await ctx.user()).id, input.jobId)),
    ),

  result: translate
    .meta(rest('GET', '/api/translate/result/:jobId', 'Get the result of a translation job'))
    .input(jobIdSchema)
    .output(translationResultSchema)
    .query(async ({ ctx, input }) => readJobResult(ctx.deps.db, (await ctx.user()).id, input.jobId)),

  direct: direct
    .meta(rest('POST', '/api/translate/direct', 'Translate a short text right away'))
    .input(translateDirectInputSchema)
    .output(directTranslationSchema)
    .mutation(async ({ ctx, input }) => translateDirect(ctx.deps, input)),

  enhanceJapanese: starting
    .meta(rest('POST', '/api/enhance-japanese/:guideId', 'Complete the Japanese of a guide'))
    .input(guideOnlyInputSchema)
    .output(startedJobSchema)
    .mutation(({ ctx, input }) => startForGuide(ctx, createDefaultOrder('enhance', input.guideId, 'ja'))),

  translateTitleJapanese: direct
    .meta(rest('POST', '/api/translate-title-japanese/:guideId', 'Translate a title into Japanese'))
    .input(guideOnlyInputSchema)
    .output(translatedTitleSchema)
    .mutation(async ({ ctx, input }) => translateTitle(ctx.deps, input.guideId)),

  japaneseContentStatus: translate
    .meta(rest('GET', '/api/japanese-content-status/:guideId', 'Get the state of a guide’s Japanese'))
    .input(guideOnlyInputSchema)
    .output(japaneseStatusSchema)
    .query(async ({ ctx, input }) => readJapaneseStatus(ctx.deps.db, input.guideId)),

  overview: translate
    .input(overviewInputSchema)
    .query(async ({ ctx, input }) => listTranslations(ctx.deps.db, (await ctx.user()).id, input)),

  plan: translate.input(planInputSchema).query(({ ctx, input }) => planTranslations(ctx.deps, input)),

  startMany: starting
    .input(startManyInputSchema)
    .mutation(async ({ ctx, input }) => startTranslations(ctx.deps, (await ctx.user()).id, input)),

  neighbours: translate
    .input(neighborsInputSchema)
    .query(({ ctx, input }) => findNeighbors(ctx.deps.db, input)),

  compare: translate
    .input(compareInputSchema)
    .query(async ({ ctx, input }) => compareTranslation(ctx.deps, (await ctx.user()).id, input)),

  /** A mutation although nothing is written: the input is too long for a URL. */
  check: translate
    .input(translationEditInputSchema)
    .mutation(({ ctx, input }) => checkTranslation(ctx.deps, input)),

  accept: translate
    .input(acceptInputSchema)
    .mutation(async ({ ctx, input }) => acceptTranslation(ctx.deps, await ctx.user(), input)),

  edit: translate
    .input(translationEditInputSchema)
    .mutation(async ({ ctx, input }) => editTranslation(ctx.deps, ctx.member.email, input)),

  retry: starting
    .input(jobIdSchema)
    .mutation(async ({ ctx, input }) =>
      toJobStatus(await retryTranslation(ctx.deps, (await ctx.user()).id, input.jobId)),
    ),

  cancel: translate
    .input(jobIdSchema)
    .mutation(async ({ ctx, input }) => cancelTranslation(ctx.deps, (await ctx.user()).id, input.jobId)),

  settings: translate.query(async ({ ctx }) => readTranslationSettings(ctx.deps)),
})
