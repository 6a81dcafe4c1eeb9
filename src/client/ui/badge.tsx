import type { ReactNode } from 'react'

type BadgeTone = 'plain' | 'accent' | 'premium'

const tones: Record<BadgeTone, string> = {
  plain: 'border-line text-soft',
  accent: 'border-accent/40 bg-accent-soft text-accent',
  premium: 'border-premium/40 bg-premium-soft text-premium',
}

export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full border px-3 py-0.5 text-sm font-medium ${tones[tone]}`}
    >
      {children}
    </span>
  )
}
