import { useEffect, useRef, useState, type ReactNode } from 'react'
import { FreshSignIn } from '../../account/security/change-status.tsx'
import type { Api } from '../../platform/api/api.ts'
import { useLanguage } from '../../platform/texts/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/form/text-field.tsx'
import { FormAlert } from '../../ui/form/form-failure.tsx'
import { handleSubmit, textOf } from '../../ui/form/form-data.ts'
import type { Translate } from '../../../shared/texts/translate.ts'
import { useDeed } from './use-deed.ts'

type DeedName =
  | 'compare'
  | 'copyData'
  | 'delete'
  | 'endPro'
  | 'give'
  | 'logOut'
  | 'refund'
  | 'relink'
  | 'retry'
  | 'role'
  | 'sweep'
  | 'takeBack'
  | 'write'

/** The texts of an action, by the keys of its name. */
export const deedTexts = (t: Translate, deed: DeedName) => ({
  name: t(`desk.${deed}`),
  action: t(`desk.${deed}.action`),
  done: t(`desk.${deed}.done`),
})

interface SubmittedDeed {
  form: FormData
  reason: string
  operationId: string
}

interface DeedButtonProps {
  /** What the press opens, and the title of what it opens. */
  name: string
  /** Says exactly what will happen. */
  children: ReactNode
  /** The button that does it; the same words as the press, unless it has others. */
  action?: string
  /** Whether a reason is asked for. */
  why?: false
  /** Nothing can be done: not yet, or not as things are. */
  waiting?: 'loading' | 'impossible' | undefined
  /** What is said when it is done. */
  done: string
  work: (desk: Api['desk'], submitted: SubmittedDeed) => Promise<unknown>
  onOpen?: () => void
}

/** Explains an action before it is submitted, and asks for a fresh login if the server requires one (B20.7). */
export function DeedButton(props: DeedButtonProps) {
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
        <DeedForm {...props} close={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function DeedForm({
  children,
  name,
  action = name,
  why,
  waiting,
  done,
  work,
  close,
}: DeedButtonProps & { close: () => void }) {
  const { t } = useLanguage()
  const deed = useDeed(done, close)
  const possible = waiting !== 'impossible'
  const submit = handleSubmit((form) => {
    const reason = textOf(form, 'reason')
    if (possible) void deed.act((desk, operationId) => work(desk, { form, reason, operationId }))
  })
  if (deed.state.is === 'outdated') return <Notice text={deed.state.change} close={close} />
  if (deed.state.is === 'unanswered')
    return (
      <Notice text={t('desk.operation.unanswered')} close={close}>
        <Button pending={deed.pending} onClick={deed.again}>
          {t('desk.operation.again')}
        </Button>
      </Notice>
    )
  if (deed.state.is === 'unproven' && !deed.pending)
    return (
      <div className="grid gap-4 text-md">
        <p>{t('desk.deed.fresh')}</p>
        <FreshSignIn done={deed.again} cancel={close} />
      </div>
    )
  return (
    <form method="post" className="grid gap-4 text-md" onSubmit={submit}>
      {children}
      {possible && why !== false && (
        <TextArea
          label={t('desk.why')}
          hint={t('desk.deed.whyHint')}
          name="reason"
          rows={2}
          maxLength={500}
          required
        />
      )}
      <FormAlert text={deed.failure} />
      <div className="flex flex-wrap-reverse justify-end gap-3">
        <Button variant={possible ? 'quiet' : 'secondary'} onClick={close}>
          {t(deed.pending || !possible ? 'ui.close' : 'auth.cancel')}
        </Button>
        {possible && (
          <Button type="submit" pending={deed.pending || waiting === 'loading'}>
            {action}
          </Button>
        )}
      </div>
    </form>
  )
}

/** What the form is replaced with: it gets the focus, because the field that had it is gone. */
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
