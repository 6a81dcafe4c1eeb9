import { paths } from '../../../shared/paths.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { isNetworkFailure, getHttpStatus } from '../../platform/api/api.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'

export function GuideListError({ error, retry }: { error: unknown; retry: () => void }) {
  const { t } = useLanguage()
  return (
    <div
      role="alert"
      className="grid justify-items-start gap-3 rounded-card border border-danger/50 p-8 md:p-12"
    >
      <h2 className="text-lg">{t('guides.failedTitle')}</h2>
      <p className="text-soft">{t(getListFailureKey(error))}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={retry}>{t('ui.tryAgain')}</Button>
        {asksToLogIn(error) && (
          <ButtonLink to={paths.login} variant="secondary">
            {t('guides.backToLogin')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

/** Returns whether the error asks the user to log in, which both 401 and 403 do (B13.14). */
function asksToLogIn(error: unknown): boolean {
  const status = getHttpStatus(error)
  return status === 401 || status === 403
}

/** Returns the key of the text for the failure. Only a call without a response is explained as a network problem. */
export function getListFailureKey(error: unknown) {
  if (isNetworkFailure(error)) return 'guides.failedNetwork'
  return asksToLogIn(error) ? 'guides.failedLogin' : 'guides.failedText'
}
