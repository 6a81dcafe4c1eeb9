import { useLanguage } from '../../platform/texts/language.tsx'
import { Button } from '../button.tsx'

/** A part of the account that could not be read, with another try. */
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
