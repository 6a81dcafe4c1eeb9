import { reportFailure } from '../platform/browser/report-failure.ts'
import { isNetworkFailure, refusalOf } from '../platform/api/api.ts'
import { toast } from '../ui/toast-store.ts'
import type { Translate } from '../../shared/texts/translate.ts'

/** Shows why an action failed and what the operator can do. */
export function showFailure(t: Translate, error: unknown): void {
  reportFailure('A translation could not be changed', error)
  toast({ title: t('translation.failed'), description: explainFailure(t, error), variant: 'error' })
}

function explainFailure(t: Translate, error: unknown): string {
  if (isNetworkFailure(error)) return t('translation.network')
  switch (refusalOf(error)) {
    case 'translation-not-configured':
      return t('translation.notConfigured')
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
