import { useLanguage } from '../../platform/texts/language.tsx'
import { Button } from '../button.tsx'

/** Shows that a part of the account failed to load, with a retry button. */
export function LoadFailed({ retry }: { retry: () => void }) {
  const { t } = useLanguage()
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p className="text-soft">{t('account.loadFailed')}</p>
      <Button variant="secondary" onClick={retry}>
        {t('account.retry')}
      </Button>
    </div>
  )
}
