import { Suspense, useState } from 'react'
import type { AuthenticatorSetup, SubmitCode } from '../../auth/identity/identity-port.ts'
import { SecondFactorCodeForm } from '../../auth/sign-in/second-factor-code-form.tsx'
import { useLanguage } from '../../platform/texts/language.tsx'
import { lazyComponent } from '../../platform/pages/lazy-component.tsx'
import { Button } from '../../ui/button.tsx'
import { focusOnMount } from '../../ui/focus-on-mount.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { FormButtons, SubmitButtons } from '../../ui/form/form-buttons.tsx'
import { ChangeStatus } from './change-status.tsx'
import { useAccountChange } from './use-account-change.ts'
import { ResendButton } from '../../auth/sign-in/resend-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { createSubmitHandler, getFormText } from '../../ui/form/form-data.ts'
import { languages, type PageLanguage } from '../../../shared/languages.ts'

/** If the QR code fails to load, users can type the key instead. */
const QrCode = lazyComponent<{ text: string; label: string }>(() =>
  import('./qr-code.tsx').then(
    (part) => part.QrCode,
    () => () => null,
  ),
)

/** Shows the key as a QR code and as text, then asks for the code from the app. */
export function AuthenticatorForm({ added, close }: { added: () => void; close: () => void }) {
  const { t } = useLanguage()
  const status = useAccountChange()
  const [setup, setSetup] = useState<AuthenticatorSetup>()
  if (status.interruption !== undefined) return <ChangeStatus status={status} />
  if (setup === undefined) {
    return (
      <div className="grid gap-5">
        <p className="max-w-measure">{t('profile.totpStart')}</p>
        <ChangeStatus status={status} />
        <FormButtons cancel={close}>
          <Button
            ref={focusOnMount}
            pending={status.pending}
            onClick={() => status.change(async (store) => setSetup(await store.account.addAuthenticator()))}
          >
            {t('profile.totpStart.action')}
          </Button>
        </FormButtons>
      </div>
    )
  }
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap gap-x-6 gap-y-4">
        <div className="size-52 flex-none">
          <Suspense fallback={<Skeleton className="size-full" />}>
            <QrCode text={new URL(setup.link).href} label={t('profile.totpPicture')} />
          </Suspense>
        </div>
        <div className="grid min-w-0 flex-1 basis-60 content-center justify-items-start gap-2">
          <p className="text-md font-semibold">{t('profile.totpScan')}</p>
          <p className="text-md text-soft">{t('profile.totpKey')}</p>
          <code className="rounded-control bg-canvas px-3.5 py-2.5 font-mono tracking-wide break-words select-all">
            {inFours(setup.key)}
          </code>
          <a className="text-link text-md" href={setup.link}>
            {t('profile.totpLink')}
          </a>
        </div>
      </div>
      <SecondFactorCodeForm
        hint={t('secondFactor.totpHint')}
        action={t('profile.add')}
        status={status}
        send={(code) => status.change(() => setup.finish(code), added)}
        cancel={close}
      />
    </div>
  )
}

/** Groups the key by four for copying by hand; apps ignore the spaces. */
const inFours = (key: string) => key.replace(/(.{4})(?=.)/g, '$1 ')

/** Asks for the number, then for the code from the text message. */
export function PhoneForm({ added, close }: { added: () => void; close: () => void }) {
  const { t, language } = useLanguage()
  const status = useAccountChange()
  const [wrong, setWrong] = useState(false)
  const [texted, setTexted] = useState<{ number: string; takeCode: SubmitCode<void> }>()
  if (status.interruption !== undefined) return <ChangeStatus status={status} />

  const text = (number: string) =>
    status.change(async (store) => setTexted({ number, takeCode: await store.account.addPhone(number) }))
  if (texted !== undefined) {
    return (
      <SecondFactorCodeForm
        hint={t('secondFactor.phoneHint', { number: texted.number })}
        action={t('profile.add')}
        status={status}
        send={(code) => status.change(() => texted.takeCode(code), added)}
        cancel={close}
      >
        <ResendButton
          label={t('secondFactor.sendAgain')}
          pending={status.pending}
          send={() => text(texted.number)}
        />
      </SecondFactorCodeForm>
    )
  }
  const submit = createSubmitHandler((data, form) => {
    const number = parsePhoneNumber(getFormText(data, 'phone'), language)
    setWrong(number === undefined)
    if (number === undefined) form.querySelector('input')?.focus()
    else text(number)
  })
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <TextField
        ref={focusOnMount}
        label={t('profile.phoneNumber')}
        hint={t('profile.phoneHint')}
        error={wrong ? t('account.wrongNumber') : undefined}
        name="phone"
        type="tel"
        autoComplete="tel"
        required
      />
      <ChangeStatus status={status} />
      <SubmitButtons cancel={close} action={t('profile.textCode')} pending={status.pending} />
    </form>
  )
}

/** Parses '+81 90-1234-5678' as '+819012345678'. Without a country code, it is Japanese on Japanese pages, else undefined. */
export function parsePhoneNumber(typed: string, language: PageLanguage): string | undefined {
  const plain = typed.normalize('NFKC').replace(/[\s().ー‐-―−-]/g, '')
  const { callingCode } = languages[language]
  const number = callingCode === undefined ? plain : plain.replace(/^0(?=[1-9])/, callingCode)
  return /^\+[1-9]\d{6,14}$/.test(number) ? number : undefined
}
