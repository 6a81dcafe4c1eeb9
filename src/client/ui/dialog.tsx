import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react'
import { useLanguage } from '../platform/texts/language.tsx'
import { closeIcon, Icon } from './icon.tsx'
import { ToastOutlet } from './toast-outlet.tsx'

interface DialogProps {
  open: boolean
  /** Called on Escape, on a click on the backdrop, and by the close button. */
  onClose: () => void
  title: string
  /** Called after the dialog was closed if the element that opened it is gone. */
  onOpenerGone?: () => unknown
  children: ReactNode
}

/** Renders a native modal dialog: the browser traps and restores the focus. The title is fixed; the rest scrolls. */
export function Dialog({ open, onClose, title, onOpenerGone, children }: DialogProps) {
  const { t } = useLanguage()
  const titleId = useId()
  const dialog = useModal(open, onOpenerGone)

  const closeFromBackdrop = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === dialog.current) onClose()
  }

  if (!open) return null
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape does the same
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className="fixed inset-0 z-50 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[min(100%-2rem,28rem)] animate-arrive flex-col overflow-hidden rounded-card border border-line bg-surface text-ink backdrop:bg-veil open:flex not-[:modal]:[box-shadow:0_0_0_100vmax_var(--color-veil)]"
      onClick={closeFromBackdrop}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className="flex items-start justify-between gap-4 px-6 pt-5 pb-3">
        <h2 id={titleId} className="text-lg">
          {title}
        </h2>
        <button
          type="button"
          aria-label={t('ui.close')}
          className="-m-2 rounded-control p-2 text-soft hover:text-ink"
          onClick={onClose}
        >
          <Icon path={closeIcon} />
        </button>
      </div>
      <div className="min-h-0 scroll-py-6 overflow-y-auto overscroll-contain px-6 pt-2 pb-6">{children}</div>
      <ToastOutlet />
    </dialog>
  )
}

function useModal(open: boolean, onOpenerGone: DialogProps['onOpenerGone']) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const shown = dialog.current
    if (!open || shown === null) return undefined
    const opener = document.activeElement
    shown.showModal()
    return () => {
      shown.close()
      if (opener?.isConnected === false) onOpenerGone?.()
      else if (opener instanceof HTMLElement) opener.focus()
    }
  }, [open, onOpenerGone])
  return dialog
}
