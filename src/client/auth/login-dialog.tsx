import { useLanguage } from '../lib/i18n.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { LoginForm } from './login-form.tsx'

interface LoginDialogProps {
  close: () => void
  signUpInstead: () => void
}

export function LoginDialog({ close, signUpInstead }: LoginDialogProps) {
  const { t } = useLanguage()
  return (
    <Dialog open onClose={close} title={t('login.title')}>
      <LoginForm done={close} inDialog>
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
