import { useState } from 'react'
import { pageLanguages, languages, type PageLanguage } from '../../../shared/languages.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { SegmentedControl } from '../../ui/form/segmented-control.tsx'
import { ConfirmAction, getActionTexts } from '../actions/confirm-action.tsx'
import { QueryResult } from '../section.tsx'

interface AccountActionProps {
  userId: number
  email: string
}

/** Links an account to a user's new login, if login fails because the email address is in use (B20.26). */
export function RelinkAction({ userId, email }: AccountActionProps) {
  const { t } = useLanguage()
  const [opened, setOpened] = useState(false)
  const plan = trpc.admin.relinkable.useQuery({ userId }, { enabled: opened, staleTime: 0 })
  const outcome = plan.data?.outcome ?? null
  return (
    <ConfirmAction
      {...getActionTexts(t, 'relink')}
      waiting={plan.isFetching ? 'loading' : outcome === null ? 'impossible' : undefined}
      onOpen={() => setOpened(true)}
      run={async (admin, operation) => {
        if (outcome !== null) await admin.relinkReader.mutate({ ...operation, userId, outcome })
      }}
    >
      <QueryResult from={plan} small>
        {({ outcome, obstacle, freedEmail }) =>
          outcome === null ? (
            <p>{t(`admin.relink.obstacle.${obstacle ?? 'no-sign-in'}`, { email })}</p>
          ) : (
            <p>{t(`admin.relink.outcome.${outcome}`, { email, other: freedEmail ?? '' })}</p>
          )
        }
      </QueryResult>
    </ConfirmAction>
  )
}

export function ExportDataAction({ userId, email }: AccountActionProps) {
  const { t } = useLanguage()
  const mail = useMailLanguage()
  return (
    <ConfirmAction
      {...getActionTexts(t, 'copyData')}
      run={(admin, operation) => admin.copyDataOf.mutate({ ...operation, userId, language: mail.language })}
    >
      <p>{t('admin.copyData.text', { email })}</p>
      {mail.choice}
    </ConfirmAction>
  )
}

export function DeleteReaderAction({
  userId,
  email,
  deletesAt,
}: AccountActionProps & { deletesAt: string | null }) {
  const { t } = useLanguage()
  const mail = useMailLanguage()
  return (
    <ConfirmAction
      {...getActionTexts(t, 'delete')}
      run={(admin, operation) =>
        admin.deleteReader.mutate({ ...operation, userId, language: mail.language, shown: { deletesAt } })
      }
    >
      <p>{t('admin.delete.text', { email })}</p>
      <p>{t('admin.delete.keeps')}</p>
      {mail.choice}
    </ConfirmAction>
  )
}

/** Returns the chosen language of the email to the user, and the control that changes it. */
function useMailLanguage() {
  const { t, language: ours } = useLanguage()
  const [language, setLanguage] = useState<PageLanguage>(ours)
  const choice = (
    <div className="grid gap-1.5">
      <span aria-hidden="true" className="font-semibold">
        {t('admin.mailLanguage')}
      </span>
      <SegmentedControl
        label={t('admin.mailLanguage')}
        options={pageLanguages.map((value) => ({ value, label: languages[value].name }))}
        value={language}
        onChange={setLanguage}
      />
    </div>
  )
  return { language, choice }
}
