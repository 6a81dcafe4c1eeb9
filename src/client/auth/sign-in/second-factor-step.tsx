import { useState } from 'react'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { focusOnMount } from '../../ui/focus-on-mount.ts'
import { SegmentedControl } from '../../ui/form/segmented-control.tsx'
import { explainAccountError } from '../identity/account-errors.ts'
import { useAuth } from '../session/session-provider.tsx'
import { SecondFactorCodeForm } from './second-factor-code-form.tsx'
import { FormFailure } from '../../ui/form/form-failure.tsx'
import type { SecondFactor, SecondFactorRequiredError, SubmitCode } from '../identity/identity-port.ts'
import { ResendButton } from './resend-button.tsx'
import { usePendingAction } from '../../ui/form/use-pending-action.ts'
import { FormButtons } from '../../ui/form/form-buttons.tsx'

interface SecondFactorStepProps {
  needed: SecondFactorRequiredError
  /** Called once the user is signed in. */
  done: () => void
  cancel: () => void
}

/** Asks for a code from a text message or an authenticator app. */
export function SecondFactorStep({ needed, done, cancel }: SecondFactorStepProps) {
  const { t } = useLanguage()
  const [first] = needed.factors
  const [chosenId, choose] = useState(first?.id)
  const factor = needed.factors.find(({ id }) => id === chosenId)
  return (
    <div className="grid gap-5">
      <p className="text-soft">{t('secondFactor.text')}</p>
      {needed.factors.length > 1 && chosenId !== undefined && (
        <SegmentedControl
          label={t('secondFactor.choose')}
          options={needed.factors.map((each) => ({ value: each.id, label: nameOf(each) }))}
          value={chosenId}
          onChange={choose}
        />
      )}
      {factor === undefined ? (
        <FormFailure text={t('account.notOffered')} />
      ) : (
        <ProveFactor key={factor.id} needed={needed} factor={factor} done={done} cancel={cancel} />
      )}
      <p className="text-sm text-soft">{t('secondFactor.lost')}</p>
    </div>
  )

  function nameOf({ kind, number }: SecondFactor): string {
    return kind === 'totp' ? t('secondFactor.totp') : (number ?? t('secondFactor.phone'))
  }
}

function ProveFactor({ needed, factor, done, cancel }: SecondFactorStepProps & { factor: SecondFactor }) {
  const { t } = useLanguage()
  const { openStore } = useAuth()
  const [takeCode, setTakeCode] = useState<SubmitCode<void>>()
  const { pending, failure, run } = usePendingAction((error) => explainAccountError(error, t))

  const begin = async () => (await openStore()).beginSecondFactor(needed, factor)
  const text = () =>
    run(async () => {
      const begun = await begin()
      setTakeCode(() => begun)
    })
  const prove = (code: string) =>
    run(async () => {
      await (takeCode ?? (await begin()))(code)
      done()
    })

  if (factor.kind === 'phone' && takeCode === undefined) {
    return (
      <div className="grid gap-5">
        <div role="alert">
          <FormFailure text={failure} />
        </div>
        <FormButtons cancel={cancel}>
          <Button
            ref={focusOnMount}
            pending={pending}
            onClick={({ currentTarget }) => {
              leaveTopLayer(currentTarget)
              void text()
            }}
          >
            {t('secondFactor.textTo', { number: factor.number ?? '' })}
          </Button>
        </FormButtons>
      </div>
    )
  }
  const hint =
    factor.kind === 'totp'
      ? t('secondFactor.totpHint')
      : t('secondFactor.phoneHint', { number: factor.number ?? '' })
  return (
    <SecondFactorCodeForm
      hint={hint}
      action={t('secondFactor.action')}
      status={{ pending, failure }}
      send={(code) => void prove(code)}
      cancel={cancel}
    >
      {factor.kind === 'phone' && (
        <ResendButton label={t('secondFactor.sendAgain')} pending={pending} send={() => void text()} />
      )}
    </SecondFactorCodeForm>
  )
}

/** Makes the dialog non-modal but keeps it open, because reCAPTCHA appends its image challenge outside the dialog. */
function leaveTopLayer(element: HTMLElement): void {
  const dialog = element.closest<HTMLDialogElement>('dialog:modal')
  if (dialog === null) return
  // Escape still closes the dialog, as it does while the dialog is modal.
  dialog.setAttribute('closedby', 'closerequest')
  dialog.close()
  dialog.show()
}
