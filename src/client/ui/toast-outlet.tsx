import { useSyncExternalStore } from 'react'
import { useLanguage } from '../platform/texts/language.tsx'
import { closeIcon, Icon } from './icon.tsx'
import { Link } from '../platform/pages/navigation.tsx'
import { dismissToast, getShownToast, subscribeToToasts, type Toast } from './toast-store.ts'

/**
 * Shows toasts, after the header and in an open dialog, which makes the rest of the page inert. The live region exists before a
 * message arrives, so that screen readers announce it.
 */
export function ToastOutlet() {
  const toast = useSyncExternalStore(subscribeToToasts, getShownToast, () => null)
  const isError = toast?.variant === 'error'
  return (
    <div className="print:hidden pointer-events-none toast-place z-50 flex justify-end">
      <output>{toast !== null && !isError && <ToastCard key={toast.id} toast={toast} />}</output>
      <div role="alert">{toast !== null && isError && <ToastCard key={toast.id} toast={toast} />}</div>
    </div>
  )
}

function ToastCard({ toast }: { toast: Toast }) {
  const { t } = useLanguage()
  const edge = toast.variant === 'error' ? 'border-danger' : 'border-accent'
  return (
    <span
      className={`pointer-events-auto flex max-w-sm animate-arrive gap-4 rounded-card border bg-raised py-3 pr-3 pl-4 ${edge}`}
    >
      <span className="flex-1 py-1 text-md">
        <span className="block font-semibold">{toast.title}</span>
        {toast.description !== undefined && (
          <span className="block whitespace-pre-line text-soft">{toast.description}</span>
        )}
        {toast.link !== undefined && (
          <Link to={toast.link.to} className="text-link mt-1 inline-block" onClick={dismissToast}>
            {toast.link.label}
          </Link>
        )}
      </span>
      <button
        type="button"
        aria-label={t('ui.close')}
        className="self-start rounded-control p-2 text-soft hover:text-ink"
        onClick={dismissToast}
      >
        <Icon path={closeIcon} />
      </button>
    </span>
  )
}
