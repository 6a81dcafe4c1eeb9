import type { ReactNode } from 'react'

/** Renders content that only screen readers perceive. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>
}
