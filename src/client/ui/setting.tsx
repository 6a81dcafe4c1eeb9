import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useLanguage } from '../platform/texts/language.tsx'
import { Button } from './button.tsx'

export function SettingsSection(props: { title: string; text?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-x-12 gap-y-5 py-10 md:grid-cols-[1fr_2fr]">
      <div>
        <h2 id={id} className="text-lg">
          {props.title}
        </h2>
        {props.text !== undefined && <p className="mt-2 max-w-measure text-md text-soft">{props.text}</p>}
      </div>
      <div className="min-w-0 border-t border-line">{props.children}</div>
    </section>
  )
}

interface SettingProps {
  name: string
  value?: ReactNode
  /** Content at the end of the row. */
  control?: ReactNode
  children?: ReactNode
}

/** Renders a row with the name of a setting, its value, and its control. */
export function Setting({ name, value, control, children }: SettingProps) {
  return (
    <div className="border-b border-line py-4">
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-40">
          <h3 className="text-md font-semibold">{name}</h3>
          {value !== undefined && <div className="text-md [word-break:auto-phrase] text-soft">{value}</div>}
        </div>
        {control}
      </div>
      {children}
    </div>
  )
}

interface EditableSettingProps {
  name: string
  value?: ReactNode
  /** Label of the button that opens the form. Screen readers announce it together with the setting's name. */
  action: string
  /** Renders the form; `close` closes it. */
  children: (close: () => void) => ReactNode
}

/** Renders a setting whose form opens below it, because a dialog would block reCAPTCHA's image challenge. */
export function EditableSetting({ name, value, action, children }: EditableSettingProps) {
  const { t } = useLanguage()
  const [open, setOpen] = useState(false)
  const panel = useId()
  const button = useId()

  const close = () => {
    setOpen(false)
    document.getElementById(button)?.focus()
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) close()
  }
  return (
    <Setting
      name={name}
      value={value}
      control={
        <Button
          id={button}
          variant="secondary"
          className="needs-script"
          aria-label={t('profile.actionOn', { action, name })}
          aria-expanded={open}
          aria-controls={panel}
          onClick={() => setOpen(!open)}
        >
          {action}
        </Button>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape is a shortcut for the cancel button inside */}
      <div id={panel} onKeyDown={closeOnEscape} className="empty:hidden">
        {open && <div className="mt-3 rounded-card bg-surface p-5">{children(close)}</div>}
      </div>
    </Setting>
  )
}
