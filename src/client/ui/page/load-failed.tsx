import { useLanguage } from '../../platform/texts/language.tsx'
import { Button } from '../button.tsx'
import { rememberFocus } from './remember-focus.ts'

/** Shows that a part of the account failed to load, with a retry button. */
export function LoadFailed({ retry }: { retry: () => Promise<unknown> }) {
  const { t } = useLanguage()
  const retryWithFocus = async () => {
    const restoreFocus = rememberFocus()
    await Promise.allSettled([retry()])
    restoreFocus()
  }
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p className="text-soft">{t('account.loadFailed')}</p>
      <Button variant="secondary" data-retry onClick={() => void retryWithFocus()}>
        {t('account.retry')}
      </Button>
    </div>
  )
}
