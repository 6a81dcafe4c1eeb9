import type { ReactNode } from 'react'

/** Renders a surface with a thin border. */
export function Card({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div className={`rounded-card border border-line bg-surface p-5 md:p-6 ${className}`}>{children}</div>
  )
}
