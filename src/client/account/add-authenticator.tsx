import { useState } from 'react'
import type { AuthenticatorSetup } from '../auth/account-port.ts'
import { CodeForm } from '../auth/code-form.tsx'
import { useLanguage } from '../lib/i18n.tsx'
import { Button } from '../ui/button.tsx'
import { focusOnMount } from '../ui/focus-on-mount.ts'
import { ChangeStatus } from './change-status.tsx'
import { useAccountChange } from './use-account-change.ts'

interface AddFactorProps {
  added: () => void
  close: () => void
}

/** The key for the app, then the code that the app shows. */
export function AddAuthenticator({ added, close }: AddFactorProps) {
  const { t } = useLanguage()
  const status = useAccountChange()
  const [setup, setSetup] = useState<AuthenticatorSetup>()
  if (status.interruption !== undefined) return <ChangeStatus status={status} />
  if (setup === undefined) {
    return (
      <div className="grid gap-5">
        <p className="max-w-measure">{t('profile.totpStart')}</p>
        <ChangeStatus status={status} />
        <div className="flex flex-wrap-reverse justify-end gap-3">
          <Button variant="quiet" onClick={close}>
            {t('auth.cancel')}
          </Button>
          <Button
            ref={focusOnMount}
            pending={status.pending}
            onClick={() =>
              status.change(
                async (store) => setSetup(await store.account.addAuthenticator()),
                () => undefined,
              )
            }
          >
            {t('profile.totpStart.action')}
          </Button>
        </div>
      </div>
    )
  }
  return (
    <div className="grid gap-5">
      <div className="grid justify-items-start gap-2">
        <p className="text-md font-semibold">{t('profile.totpKey')}</p>
        <code className="rounded-control bg-canvas px-3.5 py-2.5 font-mono tracking-wide break-all select-all">
          {inFours(setup.key)}
        </code>
        <a className="text-link text-md" href={setup.link}>
          {t('profile.totpLink')}
        </a>
      </div>
      <CodeForm
        hint={t('secondFactor.totpHint')}
        action={t('profile.add')}
        pending={status.pending}
        failure={status.failure}
        send={(code) =>
          status.change(
            () => setup.finish(code),
            () => {
              close()
              added()
            },
          )
        }
        cancel={close}
      />
    </div>
  )
}

/** Easier to copy by eye; apps ignore the spaces. */
const inFours = (key: string) => key.replace(/(.{4})(?=.)/g, '$1 ')
