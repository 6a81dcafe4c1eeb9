import { useRef, type RefObject } from 'react'
import { explainAccountError } from '../auth/identity/account-errors.ts'
import { queryProfiles } from '../platform/api/query-profiles.ts'
import { trpc } from '../platform/api/trpc.ts'
import { useLanguage } from '../platform/texts/language.tsx'
import { setProgressSyncOff } from '../progress/places/places-store.ts'
import { Button } from '../ui/button.tsx'
import { focusOnMount } from '../ui/focus-on-mount.ts'
import { FormButtons } from '../ui/form/form-buttons.tsx'
import { FormAlert } from '../ui/form/form-failure.tsx'
import { usePendingAction } from '../ui/form/use-pending-action.ts'
import { EditableSetting, Setting } from '../ui/setting.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

type Frame = RefObject<HTMLElement | null>

/** Lets the user choose whether the account stores reading progress (B21.95). Keeps the focus here when the buttons change. */
export function ProgressSetting() {
  const frame = useRef<HTMLDivElement>(null)
  return (
    <div ref={frame} tabIndex={-1}>
      <Switch frame={frame} />
    </div>
  )
}

function Switch({ frame }: { frame: Frame }) {
  const { t } = useLanguage()
  const { data } = trpc.progress.progressSync.useQuery(undefined, queryProfiles.other)
  const { pending, failure, turn } = useTurn(frame)
  const name = t('progress.title')
  if (data === undefined) return <Setting name={name} value={<Skeleton className="mt-1 h-5 w-32" />} />
  if (data.on)
    return (
      <EditableSetting name={name} value={<output>{t('progress.on')}</output>} action={t('progress.turnOff')}>
        {(close) => <TurnOff frame={frame} close={close} />}
      </EditableSetting>
    )
  return (
    <Setting
      name={name}
      value={<output>{t('progress.off')}</output>}
      control={
        <Button
          variant="secondary"
          pending={pending}
          aria-label={t('profile.actionOn', { action: t('progress.turnOn'), name })}
          onClick={() => turn({ on: true, deleteStored: false })}
        >
          {t('progress.turnOn')}
        </Button>
      }
    >
      <FormAlert text={failure} />
    </Setting>
  )
}

function TurnOff({ frame, close }: { frame: Frame; close: () => void }) {
  const { t } = useLanguage()
  const { pending, failure, turn } = useTurn(frame)
  return (
    <div className="grid gap-5">
      <p className="max-w-measure">{t('progress.sure')}</p>
      <FormAlert text={failure} />
      <FormButtons cancel={close} cancelRef={focusOnMount}>
        <Button
          variant="secondary"
          pending={pending}
          onClick={() => turn({ on: false, deleteStored: false })}
        >
          {t('progress.offAndKeep')}
        </Button>
        <Button
          variant="secondary"
          className="border-danger text-danger"
          pending={pending}
          onClick={() => turn({ on: false, deleteStored: true })}
        >
          {t('progress.offAndDelete')}
        </Button>
      </FormButtons>
    </div>
  )
}

/** Returns a function that changes the setting in the account and in this browser, and then focuses the frame. */
function useTurn(frame: Frame) {
  const { t } = useLanguage()
  const { progress } = trpc.useUtils()
  const { mutateAsync } = trpc.progress.setProgressSync.useMutation()
  const { pending, failure, run } = usePendingAction((error) => explainAccountError(error, t))
  const turn = (wanted: { on: boolean; deleteStored: boolean }) =>
    void run(async () => {
      const answer = await mutateAsync(wanted)
      setProgressSyncOff(!answer.on)
      progress.progressSync.setData(undefined, answer)
      frame.current?.focus()
    })
  return { pending, failure, turn }
}
