import { useState } from 'react'
import { SecondFactorCodeForm } from '../../auth/sign-in/second-factor-code-form.tsx'
import type { SubmitCode } from '../../auth/identity/identity-port.ts'
import { ResendButton } from '../../auth/sign-in/resend-button.tsx'
import { useLanguage } from '../../platform/texts/language.tsx'
import { focusOnMount } from '../../ui/focus-on-mount.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import { SubmitButtons } from '../../ui/form/form-buttons.tsx'
import { createSubmitHandler, getFormText } from '../../ui/form/form-data.ts'
import { languages, type PageLanguage } from '../../../shared/languages.ts'
import { ChangeStatus } from './change-status.tsx'
import { useAccountChange } from './use-account-change.ts'

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
