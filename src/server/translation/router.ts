import {
  acceptInputSchema,
  compareInputSchema,
  comparisonSchema,
  directTranslationSchema,
  editInputSchema,
  guideOnlyInputSchema,
  japaneseStatusSchema,
  jobIdSchema,
  overviewInputSchema,
  overviewSchema,
  settingsSchema,
  startedJobSchema,
  startedJobsSchema,
  startTranslationInputSchema,
  storedTranslationSchema,
  translateContentInputSchema,
  translateDirectInputSchema,
  translatedTitleSchema,
  translateGuideInputSchema,
  translateSingleInputSchema,
  translationResultSchema,
  translationStatusSchema,
} from '../../shared/translation-schemas.ts'
import { Refusal } from '../platform/refusal.ts'
import { limited, operatorProcedure, router } from '../platform/trpc.ts'
import { directTranslations, translationStarts } from './limits.ts'

const later = (): never => {
  throw new Refusal('unavailable')
}

/** All of it is for operators alone (reading A26). */
export const translationRouter = router({
  translateContent: operatorProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api/translate-content',
        summary: 'Have a guide translated into several languages, each by a job of its own',
      },
    })
    .use(limited(translationStarts, 'account'))
    .input(translateContentInputSchema)
    .output(startedJobsSchema)
    .mutation(later),

  translateSingle: operatorProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api/translate-single',
        summary: 'Have a guide translated into one language',
      },
    })
    .use(limited(translationStarts, 'account'))
    .input(translateSingleInputSchema)
    .output(startedJobSchema)
    .mutation(later),

  translateGuide: operatorProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api/translate/:guideId/:language',
        summary: 'The same, named by the path alone',
      },
    })
    .use(limited(translationStarts, 'account'))
    .input(translateGuideInputSchema)
    .output(startedJobSchema)
    .mutation(later),

  start: operatorProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api/translate/start',
        summary: 'Have a text translated by a job; its answer names the job',
      },
    })
    .use(limited(translationStarts, 'account'))
    .input(startTranslationInputSchema)
    .output(startedJobSchema)
    .mutation(later),

  status: operatorProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/translate/status/:jobId',
        summary: 'How far a job of yours is: pending, processing, completed, or failed with a reason',
      },
    })
    .input(jobIdSchema)
    .output(translationStatusSchema)
    .query(later),

  result: operatorProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/translate/result/:jobId',
        summary: 'What a completed job of yours has made',
      },
    })
    .input(jobIdSchema)
    .output(translationResultSchema)
    .query(later),

  direct: operatorProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api/translate/direct',
        summary: 'Translate a short text while you wait',
      },
    })
    .use(limited(directTranslations, 'account'))
    .input(translateDirectInputSchema)
    .output(directTranslationSchema)
    .mutation(later),

  enhanceJapanese: operatorProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api/enhance-japanese/:guideId',
        summary:
          'Supply what the Japanese of a guide lacks: missing, outdated and shortened blocks, and those that break the glossary',
      },
    })
    .use(limited(translationStarts, 'account'))
    .input(guideOnlyInputSchema)
    .output(startedJobSchema)
    .mutation(later),

  translateTitleJapanese: operatorProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/api/translate-title-japanese/:guideId',
        summary: 'Translate the title of a guide into Japanese and store it',
      },
    })
    .use(limited(directTranslations, 'account'))
    .input(guideOnlyInputSchema)
    .output(translatedTitleSchema)
    .mutation(later),

  japaneseContentStatus: operatorProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/api/japanese-content-status/:guideId',
        summary: 'How complete and how fresh the Japanese of a guide is, in flags and lengths',
      },
    })
    .input(guideOnlyInputSchema)
    .output(japaneseStatusSchema)
    .query(later),

  overview: operatorProcedure.input(overviewInputSchema).output(overviewSchema).query(later),

  compare: operatorProcedure.input(compareInputSchema).output(comparisonSchema).query(later),

  accept: operatorProcedure.input(acceptInputSchema).output(storedTranslationSchema).mutation(later),

  edit: operatorProcedure.input(editInputSchema).output(storedTranslationSchema).mutation(later),

  retry: operatorProcedure
    .use(limited(translationStarts, 'account'))
    .input(jobIdSchema)
    .output(translationStatusSchema)
    .mutation(later),

  cancel: operatorProcedure.input(jobIdSchema).output(translationStatusSchema).mutation(later),

  settings: operatorProcedure.output(settingsSchema).query(later),
})
