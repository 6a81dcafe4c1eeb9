import type { ReactNode } from 'react'

interface PaywallChoiceProps {
  name: string
  price: string
  /** Says what happens after the choice. */
  next: string
  emphasised?: boolean
  children: ReactNode
}

export function PaywallChoice({ name, price, next, emphasised = false, children }: PaywallChoiceProps) {
  return (
    <div
      className={`flex flex-col rounded-card border p-6 ${emphasised ? 'border-accent bg-accent-soft' : 'border-line bg-surface'}`}
    >
      <h3 className="text-md font-semibold text-soft">{name}</h3>
      <p className="mt-1 text-xl font-semibold tabular-nums">{price}</p>
      <p className="mt-3 mb-6 text-md text-soft">{next}</p>
      <div className="mt-auto grid">{children}</div>
    </div>
  )
}
