import { useState } from 'react'
import { trpc } from '../../platform/api/trpc.ts'
import { queryProfiles } from '../../platform/api/query-profiles.ts'
import { getRefusalCode, type RouterOutputs } from '../../platform/api/api.ts'
import { saveFile } from '../../platform/browser/save-file.ts'
import { reportFailure } from '../../platform/browser/report-failure.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { createSubmitHandler, getFormText } from '../../ui/form/form-data.ts'
import { showToast } from '../../ui/toast-store.ts'

/** Downloads a company invoice (B21.22), or without a receipt id all invoices of a month in one file (B21.24). */
export function CompanyInvoiceForm({ receiptId }: { receiptId?: string }) {
  const { t } = useLanguage()
  const used = trpc.payments.officeUsed.useQuery(undefined, queryProfiles.fresh)
  return (
    <details className="mt-6 max-w-2xl rounded-card border border-line px-5 print:hidden">
      <summary className="flex min-h-12 cursor-pointer items-center font-semibold">
        {t(receiptId === undefined ? 'office.monthTitle' : 'office.formTitle')}
      </summary>
      {used.data !== undefined && <Fields used={used.data} receiptId={receiptId} />}
    </details>
  )
}

interface FieldsProps {
  used: RouterOutputs['payments']['officeUsed']
  receiptId: string | undefined
}

function Fields({ used, receiptId }: FieldsProps) {
  const { t, language } = useLanguage()
  const [missing, setMissing] = useState(false)
  const [thisMonth] = useState(monthNow)
  const handlers = {
    onSuccess({ name, pdf }: RouterOutputs['payments']['officeReceipt']) {
      const bytes = Uint8Array.from(atob(pdf), (sign) => sign.codePointAt(0) ?? 0)
      saveFile(name, [bytes], 'application/pdf')
    },
    onError(error: unknown) {
      if (getRefusalCode(error) === 'not-found') return showToast({ title: t('office.noPayments') })
      if (getRefusalCode(error) === 'unprintable')
        return showToast({ title: t('auth.error'), description: t('office.unprintable'), variant: 'error' })
      reportFailure('The receipt could not be made', error)
      return showToast({ title: t('auth.error'), description: t('office.failed'), variant: 'error' })
    },
  }
  const one = trpc.payments.officeReceipt.useMutation(handlers)
  const month = trpc.payments.officeMonth.useMutation(handlers)

  const submit = createSubmitHandler((data) => {
    const read = (name: string) => getFormText(data, name).trim()
    const details = {
      addressee: read('addressee'),
      address: read('address'),
      purpose: read('purpose'),
      language,
    }
    setMissing(details.addressee === '')
    if (details.addressee === '') return
    if (receiptId === undefined) month.mutate({ month: read('month'), ...details })
    else one.mutate({ receiptId, ...details })
  })

  return (
    <form noValidate className="grid gap-4 pt-1 pb-5" onSubmit={submit}>
      {receiptId === undefined && (
        <TextField label={t('office.month')} name="month" type="month" defaultValue={thisMonth} />
      )}
      <TextField
        label={t('office.company')}
        name="addressee"
        autoComplete="organization"
        maxLength={100}
        defaultValue={used.addressee}
        error={missing ? t('office.companyMissing') : undefined}
      />
      <TextField
        label={t('office.address')}
        name="address"
        autoComplete="street-address"
        maxLength={200}
        defaultValue={used.address}
      />
      <TextField
        label={t('office.purposeLabel')}
        hint={t('office.purposeHint')}
        name="purpose"
        maxLength={100}
      />
      <p className="text-sm text-soft">{t('office.corrections')}</p>
      <Button type="submit" pending={one.isPending || month.isPending} className="justify-self-start">
        {t('office.download')}
      </Button>
    </form>
  )
}

const monthNow = () => new Date().toISOString().slice(0, 7)
