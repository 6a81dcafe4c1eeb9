import { useLanguage } from '../lib/i18n.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { LoginForm } from './login-form.tsx'

interface LoginDialogProps {
  /** Why the dialog has opened by itself. */
  failure: unknown
  close: () => void
  signUpInstead: () => void
}

export function LoginDialog({ failure, close, signUpInstead }: LoginDialogProps) {
  const { t } = useLanguage()
  return (
    <Dialog open onClose={close} title={t('login.title')}>
      <LoginForm done={close} failure={failure} inDialog>
        <Button variant="quiet" onClick={close}>
          {t('auth.cancel')}
        </Button>
      </LoginForm>
      <p className="mt-6 border-t border-line pt-4 text-md text-soft">
        {t('login.newHere')}{' '}
        <button type="button" className="text-link" onClick={signUpInstead}>
          {t('login.signUp')}
        </button>
      </p>
    </Dialog>
  )
}
