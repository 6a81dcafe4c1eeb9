import { useState } from 'react'
import { pageLanguages, languages, type PageLanguage } from '../../../shared/languages.ts'
import { trpc } from '../../platform/api/trpc.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { SegmentedControl } from '../../ui/form/segmented-control.tsx'
import { DeedButton, deedTexts } from '../deeds/deed-button.tsx'
import { Loaded } from '../loaded.tsx'

interface AccountDeedProps {
  userId: number
  email: string
}

/** For a user who has a new login and reads that the email address is in use (B20.26). */
export function Relink({ userId, email }: AccountDeedProps) {
  const { t } = useLanguage()
  const [opened, setOpened] = useState(false)
  const asked = trpc.desk.relinkable.useQuery({ userId }, { enabled: opened, staleTime: 0 })
  const outcome = asked.data?.outcome ?? null
  return (
    <DeedButton
      {...deedTexts(t, 'relink')}
      waiting={asked.isFetching ? 'loading' : outcome === null ? 'impossible' : undefined}
      onOpen={() => setOpened(true)}
      work={async (desk, { operationId, reason }) => {
        if (outcome !== null) await desk.relinkReader.mutate({ operationId, userId, outcome, reason })
      }}
    >
      <Loaded from={asked} small>
        {({ outcome, obstacle, freedEmail }) =>
          outcome === null ? (
            <p>{t(`desk.relink.obstacle.${obstacle ?? 'no-sign-in'}`, { email })}</p>
          ) : (
            <p>{t(`desk.relink.outcome.${outcome}`, { email, other: freedEmail ?? '' })}</p>
          )
        }
      </Loaded>
    </DeedButton>
  )
}

export function CopyData({ userId, email }: AccountDeedProps) {
  const { t } = useLanguage()
  const mail = useMailLanguage()
  return (
    <DeedButton
      {...deedTexts(t, 'copyData')}
      work={(desk, { operationId, reason }) =>
        desk.copyDataOf.mutate({ operationId, userId, language: mail.language, reason })
      }
    >
      <p>{t('desk.copyData.text', { email })}</p>
      {mail.choice}
    </DeedButton>
  )
}

export function DeleteReader({ userId, email, deletesAt }: AccountDeedProps & { deletesAt: string | null }) {
  const { t } = useLanguage()
  const mail = useMailLanguage()
  return (
    <DeedButton
      {...deedTexts(t, 'delete')}
      work={(desk, { operationId, reason }) =>
        desk.deleteReader.mutate({
          operationId,
          userId,
          language: mail.language,
          shown: { deletesAt },
          reason,
        })
      }
    >
      <p>{t('desk.delete.text', { email })}</p>
      <p>{t('desk.delete.keeps')}</p>
      {mail.choice}
    </DeedButton>
  )
}

/** In which language the reader gets the e-mail. */
function useMailLanguage() {
  const { t, language: ours } = useLanguage()
  const [language, setLanguage] = useState<PageLanguage>(ours)
  const choice = (
    <div className="grid gap-1.5">
      <span aria-hidden="true" className="font-semibold">
        {t('desk.mailLanguage')}
      </span>
      <SegmentedControl
        label={t('desk.mailLanguage')}
        options={pageLanguages.map((value) => ({ value, label: languages[value].name }))}
        value={language}
        onChange={setLanguage}
      />
    </div>
  )
  return { language, choice }
}
