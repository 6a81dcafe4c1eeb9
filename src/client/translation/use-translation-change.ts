import { useLanguage } from '../platform/texts/language.tsx'
import { useMutation } from '@tanstack/react-query'
import { trpc } from '../platform/api/trpc.ts'
import { isNetworkFailure, getRefusalCode, type Api } from '../platform/api/api.ts'
import { reportFailure } from '../platform/browser/report-failure.ts'
import { showToast } from '../ui/toast-store.ts'
import type { Translate } from '../../shared/texts/translate.ts'

type TranslationChange = (api: Api['translation']) => Promise<unknown>

/** What an operator can do about a guide's latest job. Each has a text, `translation.…`. */
export type JobAction = 'cancel' | 'reject' | 'retry' | 'start'

/** Changes the job with this id, or starts a new one. */
export const createJobChange =
  (
    action: JobAction,
    jobId = '',
    start: Parameters<Api['translation']['startMany']['mutate']>[0],
  ): TranslationChange =>
  (api) => {
    if (action === 'start') return api.startMany.mutate(start)
    return action === 'retry' ? api.retry.mutate({ jobId }) : api.cancel.mutate({ jobId })
  }

/** Changes translations, and then refetches the page's data, even after a failure. */
export function useTranslationChange() {
  const { t } = useLanguage()
  const { client, translation } = trpc.useUtils()
  return useMutation({
    mutationFn: (change: TranslationChange) => change(client.translation),
    onError: (error) => showTranslationFailure(t, error),
    onSettled: () => {
      const { overview, settings, compare, neighbours } = translation
      return Promise.all([overview, settings, compare, neighbours].map((shown) => shown.invalidate()))
    },
  })
}

/** Shows why an action failed and what the operator can do. */
export function showTranslationFailure(t: Translate, error: unknown): void {
  reportFailure('A translation could not be changed', error)
  showToast({ title: t('translation.failed'), description: explainFailure(t, error), variant: 'error' })
}

function explainFailure(t: Translate, error: unknown): string {
  if (isNetworkFailure(error)) return t('translation.network')
  switch (getRefusalCode(error)) {
    case 'translation-not-configured':
      return t('translation.reason.notConfigured')
    case 'translation-limit':
      return t('translation.limitReached')
    case 'translation-running':
      return t('translation.runningElsewhere')
    case 'too-many-requests':
      return t('translation.tooMany')
    case 'not-found':
    case 'translation-not-ready':
    case 'invalid-input':
      return t('translation.gone')
    default:
      return t('translation.failedText')
  }
}
