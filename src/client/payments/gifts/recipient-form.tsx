import { useState } from 'react'
import { pageLanguages, languages, type PageLanguage } from '../../../shared/languages.ts'
import {
  getGiftDayRange,
  maxGiftDaysAhead,
  maxGiftMessageLength,
} from '../../../shared/payments/gift-days.ts'
import type { Gift } from '../../../shared/payments/gift-schemas.ts'
import { getFieldProblems } from '../../platform/api/api.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { FormAlert } from '../../ui/form/form-failure.tsx'
import { TextArea, TextField, SelectField } from '../../ui/form/text-field.tsx'
import { createSubmitHandler, getFormText } from '../../ui/form/form-data.ts'

const limits = { days: maxGiftDaysAhead, count: maxGiftMessageLength }

/** The email to the recipient of a gift. */
type GiftRecipient = Pick<Gift, 'recipient' | 'language' | 'day' | 'message'>

interface RecipientFormProps {
  before?: GiftRecipient
  action: string
  pending: boolean
  /** Error of the last submission. */
  error: unknown
  onSubmit: (recipient: GiftRecipient) => void
}

export function RecipientForm({ before, action, pending, error, onSubmit }: RecipientFormProps) {
  const { t, language: own } = useLanguage()
  const [language, setLanguage] = useState(before?.language ?? own)
  const [now] = useState(() => new Date())
  const { first, last } = getGiftDayRange(language, now)
  const errors = useFieldErrors(error)
  const submit = createSubmitHandler((data) => {
    const said = (name: string) => getFormText(data, name).trim()
    const recipient = said('recipient')
    onSubmit({
      recipient: recipient === '' ? null : recipient,
      language,
      day: said('day'),
      message: said('message'),
    })
  })
  return (
    <form className="grid max-w-xl gap-5" onSubmit={submit} aria-busy={pending}>
      <TextField
        label={t('gift.form.recipient')}
        hint={t('gift.form.recipientHint')}
        name="recipient"
        type="email"
        autoComplete="off"
        maxLength={254}
        defaultValue={before?.recipient ?? ''}
        error={errors.recipient}
      />
      <SelectField
        label={t('gift.form.language')}
        value={language}
        onChange={(event) => setLanguage(event.currentTarget.value as PageLanguage)}
      >
        {pageLanguages.map((each) => (
          <option key={each} value={each} lang={each}>
            {languages[each].name}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('gift.form.day')}
        hint={t('gift.form.dayHint', { days: maxGiftDaysAhead })}
        name="day"
        type="date"
        required
        min={first}
        max={last}
        defaultValue={before === undefined || before.day < first ? first : before.day}
        error={errors.day}
      />
      <TextArea
        label={t('gift.form.message')}
        hint={t('gift.form.messageHint', { count: maxGiftMessageLength })}
        name="message"
        rows={4}
        maxLength={maxGiftMessageLength}
        defaultValue={before?.message ?? ''}
        error={errors.message}
      />
      <FormAlert text={errors.form} />
      <div className="grid justify-items-start gap-3">
        <Button type="submit" pending={pending}>
          {action}
        </Button>
        <p className="text-sm text-soft">{t('gift.form.privacy')}</p>
      </div>
    </form>
  )
}

const checkedFields = ['recipient', 'day', 'message'] as const

/** Returns the error text of each rejected field. An error that concerns no field has the key 'form'. */
function useFieldErrors(error: unknown): Partial<Record<(typeof checkedFields)[number] | 'form', string>> {
  const { t } = useLanguage()
  if (!error) return {}
  const named = new Set(getFieldProblems(error).map(({ field }) => field))
  const rejected = checkedFields.filter((field) => named.has(field))
  if (rejected.length > 0)
    return {
      ...Object.fromEntries(rejected.map((field) => [field, t(`gift.form.bad.${field}`, limits)])),
      form: t('gift.form.failed'),
    }
  return { form: t('gift.failed') }
}
