import { paths } from '../../../shared/paths.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'

/** B13.14: both ask to log in. */
const asksToLogIn = (status: number | undefined) => status === 401 || status === 403

interface GuidesFailedProps {
  /** Of the answer; undefined when none came. */
  status: number | undefined
  retry: () => void
}

export function GuidesFailed({ status, retry }: GuidesFailedProps) {
  const { t } = useLanguage()
  return (
    <div
      role="alert"
      className="grid justify-items-start gap-3 rounded-card border border-danger/50 p-8 md:p-12"
    >
      <h2 className="text-lg">{t('guides.failedTitle')}</h2>
      <p className="text-soft">{t(textOf(status))}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={retry}>{t('ui.tryAgain')}</Button>
        {asksToLogIn(status) && (
          <ButtonLink to={paths.login} variant="secondary">
            {t('guides.backToLogin')}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

function textOf(status: number | undefined) {
  if (status === undefined) return 'guides.failedNetwork'
  return asksToLogIn(status) ? 'guides.failedLogin' : 'guides.failedText'
}
