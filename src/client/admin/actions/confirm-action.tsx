import { useEffect, useRef, useState, type ReactNode } from 'react'
import { ReauthenticationForm } from '../../account/security/change-status.tsx'
import type { Api } from '../../platform/api/api.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/form/text-field.tsx'
import { FormAlert } from '../../ui/form/form-failure.tsx'
import { createSubmitHandler, getFormText } from '../../ui/form/form-data.ts'
import type { TextName, Translate } from '../../../shared/texts/translate.ts'
import { useAdminAction } from './use-admin-action.ts'

/** Names of the actions with three texts: a name, a label of the button, and a success message. */
type ActionName = TextName<'admin.'> & NamesBefore<'.action'> & NamesBefore<'.done'>
type NamesBefore<Suffix extends string, K = TextName<'admin.'>> = K extends `${infer Name}${Suffix}`
  ? Name
  : never

/** Returns the texts of an action. */
export const getActionTexts = (t: Translate, action: ActionName) => ({
  name: t(`admin.${action}`),
  action: t(`admin.${action}.action`),
  done: t(`admin.${action}.done`),
})

interface ConfirmActionProps {
  /** Label of the button that opens the dialog, and the title of the dialog. */
  name: string
  /** Explanation of what the action will do. */
  children: ReactNode
  /** Label of the submit button; the action's name by default. */
  action?: string
  /** Whether the form has a required reason; true by default. */
  asksReason?: false
  /** Why the action cannot be submitted: data is still loading, or the state does not allow it. */
  waiting?: 'loading' | 'impossible' | undefined
  /** Text of the toast after the action has succeeded. */
  done: string
  run: (
    admin: Api['admin'],
    operation: { operationId: string; reason: string },
    form: FormData,
  ) => Promise<unknown>
  onOpen?: () => void
}

/** Opens a dialog that explains an action before it is submitted, and asks for a fresh login if required (B20.7). */
export function ConfirmAction(props: ConfirmActionProps) {
  const { name, onOpen } = props
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        className="needs-script min-h-9 px-3 py-1 text-sm whitespace-nowrap"
        onClick={() => {
          setOpen(true)
          onOpen?.()
        }}
      >
        {name}
      </Button>
      <Dialog open={open} title={name} onClose={() => setOpen(false)}>
        <ActionForm {...props} close={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function ActionForm({
  children,
  name,
  action = name,
  asksReason,
  waiting,
  done,
  run,
  close,
}: ConfirmActionProps & { close: () => void }) {
  const { t } = useLanguage()
  const submission = useAdminAction(done, close)
  const possible = waiting !== 'impossible'
  const submit = createSubmitHandler((form) => {
    const reason = getFormText(form, 'reason')
    if (possible) void submission.act((admin, operationId) => run(admin, { operationId, reason }, form))
  })
  if (submission.state.is === 'outdated') return <Notice text={submission.state.change} close={close} />
  if (submission.state.is === 'unanswered')
    return (
      <Notice text={t('admin.operation.unanswered')} close={close}>
        <Button pending={submission.pending} onClick={submission.again}>
          {t('admin.operation.again')}
        </Button>
      </Notice>
    )
  if (submission.state.is === 'unproven' && !submission.pending)
    return (
      <div className="grid gap-4 text-md">
        <p>{t('admin.confirm.fresh')}</p>
        <ReauthenticationForm done={submission.again} cancel={close} />
      </div>
    )
  return (
    <form method="post" className="grid gap-4 text-md" onSubmit={submit}>
      {children}
      {possible && asksReason !== false && (
        <TextArea
          label={t('admin.why')}
          hint={t('admin.confirm.reasonHint')}
          name="reason"
          rows={2}
          maxLength={500}
          required
        />
      )}
      <FormAlert text={submission.failure} />
      <div className="flex flex-wrap-reverse justify-end gap-3">
        <Button variant={possible ? 'quiet' : 'secondary'} onClick={close}>
          {t(submission.pending || !possible ? 'ui.close' : 'auth.cancel')}
        </Button>
        {possible && (
          <Button type="submit" pending={submission.pending || waiting === 'loading'}>
            {action}
          </Button>
        )}
      </div>
    </form>
  )
}

/** Replaces the form after the action, and takes the focus because the focused field was removed. */
function Notice({ text, close, children }: { text: string; close: () => void; children?: ReactNode }) {
  const { t } = useLanguage()
  const message = useRef<HTMLParagraphElement>(null)
  useEffect(() => message.current?.focus(), [])
  return (
    <div className="grid gap-4 text-md">
      <p ref={message} tabIndex={-1} role="alert">
        {text}
      </p>
      <div className="flex flex-wrap-reverse justify-end gap-3">
        <Button variant={children === undefined ? 'secondary' : 'quiet'} onClick={close}>
          {t('ui.close')}
        </Button>
        {children}
      </div>
    </div>
  )
}
