import type { SessionStore } from '../../auth/session/store/session-store.ts'
import { Button } from '../../ui/button.tsx'
import { focusOnMount } from '../../ui/focus-on-mount.ts'
import { FormButtons } from '../../ui/form/form-buttons.tsx'
import { EditableSetting } from '../../ui/setting.tsx'
import { ChangeStatus } from './change-status.tsx'
import { useAccountChange } from './use-account-change.ts'

interface ChangeConfirmationProps {
  /** Describes the effect of the change. */
  text: string
  action: string
  work: (store: SessionStore) => Promise<unknown>
  done: () => void
  cancel: () => void
}

/** Asks for confirmation before something is removed. */
export function ChangeConfirmation({ text, action, work, done, cancel }: ChangeConfirmationProps) {
  const status = useAccountChange()
  if (status.interruption !== undefined) return <ChangeStatus status={status} />
  return (
    <div className="grid gap-5">
      <p className="max-w-measure">{text}</p>
      <ChangeStatus status={status} />
      <FormButtons cancel={cancel} cancelRef={focusOnMount}>
        <Button
          variant="secondary"
          className="border-danger text-danger"
          pending={status.pending}
          onClick={() => status.change(work, done)}
        >
          {action}
        </Button>
      </FormButtons>
    </div>
  )
}

interface ConfirmedSettingProps extends Omit<ChangeConfirmationProps, 'cancel' | 'done'> {
  name: string
  value: string
  /** Called after the change. Closes the confirmation if undefined. */
  done?: () => void
}

/** Renders a setting whose button makes a change after a confirmation. */
export function ConfirmedSetting({ name, value, done, ...change }: ConfirmedSettingProps) {
  return (
    <EditableSetting name={name} value={value} action={change.action}>
      {(close) => <ChangeConfirmation {...change} done={done ?? close} cancel={close} />}
    </EditableSetting>
  )
}
