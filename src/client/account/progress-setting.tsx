import { useRef } from 'react'
import { explainAccountError } from '../auth/identity/account-errors.ts'
import { useLanguage } from '../platform/texts/language.tsx'
import { useProgressSync } from '../progress/places/use-progress-sync.ts'
import { Button } from '../ui/button.tsx'
import { focusOnMount } from '../ui/focus-on-mount.ts'
import { FormButtons } from '../ui/form/form-buttons.tsx'
import { FormAlert } from '../ui/form/form-failure.tsx'
import { usePendingAction } from '../ui/form/use-pending-action.ts'
import { EditableSetting, Setting } from '../ui/setting.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** Lets the user choose whether the account stores reading progress (B21.95). Keeps the focus here when the buttons change. */
export function ProgressSetting() {
  const frame = useRef<HTMLDivElement>(null)
  const { on, turn } = useProgressSync()
  const turnHere: Turn = async (wanted) => {
    await turn(wanted)
    frame.current?.focus()
  }
  return (
    <div ref={frame} tabIndex={-1}>
      <Switch on={on} turn={turnHere} />
    </div>
  )
}

function Switch({ on, turn }: { on: boolean | undefined; turn: Turn }) {
  const { t } = useLanguage()
  const { pending, failure, turnTo } = useTurning(turn)
  const name = t('progress.title')
  if (on === undefined) return <Setting name={name} value={<Skeleton className="mt-1 h-5 w-32" />} />
  if (on)
    return (
      <EditableSetting name={name} value={<output>{t('progress.on')}</output>} action={t('progress.turnOff')}>
        {(close) => <TurnOff turn={turn} close={close} />}
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
          onClick={() => turnTo({ on: true, deleteStored: false })}
        >
          {t('progress.turnOn')}
        </Button>
      }
    >
      <FormAlert text={failure} />
    </Setting>
  )
}

function TurnOff({ turn, close }: { turn: Turn; close: () => void }) {
  const { t } = useLanguage()
  const { pending, failure, turnTo } = useTurning(turn)
  return (
    <div className="grid gap-5">
      <p className="max-w-measure">{t('progress.sure')}</p>
      <FormAlert text={failure} />
      <FormButtons cancel={close} cancelRef={focusOnMount}>
        <Button
          variant="secondary"
          pending={pending}
          onClick={() => turnTo({ on: false, deleteStored: false })}
        >
          {t('progress.offAndKeep')}
        </Button>
        <Button
          variant="secondary"
          className="border-danger text-danger"
          pending={pending}
          onClick={() => turnTo({ on: false, deleteStored: true })}
        >
          {t('progress.offAndDelete')}
        </Button>
      </FormButtons>
    </div>
  )
}

type Turn = ReturnType<typeof useProgressSync>['turn']

function useTurning(turn: Turn) {
  const { t } = useLanguage()
  const { pending, failure, run } = usePendingAction((error) => explainAccountError(error, t))
  return { pending, failure, turnTo: (...wanted: Parameters<Turn>) => void run(() => turn(...wanted)) }
}
