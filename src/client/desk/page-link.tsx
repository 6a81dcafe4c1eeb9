import type { ComponentProps, MouseEvent } from 'react'
import { Link } from '../platform/pages/navigation.tsx'

/** To another page of a list, which is read from its top; the room's heading gets the focus. */
export function PageLink(props: Omit<ComponentProps<typeof Link>, 'onClick' | 'className'>) {
  return <Link {...props} className="text-link py-2" onClick={goToTop} />
}

function goToTop({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): void {
  // The page opens elsewhere, and this one stays as it is.
  if (metaKey || ctrlKey || shiftKey || altKey) return
  window.scrollTo(0, 0)
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading === null) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
