import { reportFailure } from '../platform/browser/report-failure.ts'
import { isNetworkFailure, refusalOf } from '../platform/api/api.ts'
import { toast } from '../ui/toast-store.ts'
import type { OperatorText } from '../../shared/texts/shapes/translation.ts'

/** Says why something did not work, and what can be done. */
export function showFailure(text: OperatorText, error: unknown): void {
  reportFailure('A translation could not be changed', error)
  toast({ title: text.failed, description: explainFailure(text, error), variant: 'error' })
}

function explainFailure(text: OperatorText, error: unknown): string {
  if (isNetworkFailure(error)) return text.network
  switch (refusalOf(error)) {
    case 'translation-not-configured':
      return text.notConfigured
    case 'translation-limit':
      return text.limitReached
    case 'translation-running':
      return text.runningElsewhere
    case 'too-many-requests':
      return text.tooMany
    case 'not-found':
    case 'translation-not-ready':
    case 'invalid-input':
      return text.gone
    default:
      return text.failedText
  }
}
