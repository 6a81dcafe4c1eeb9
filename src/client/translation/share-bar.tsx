import { useLanguage } from '../platform/texts/language.tsx'

interface ShareBarProps {
  /** Parts of the total, in display order. Empty parts are omitted. */
  shares: readonly { name: string; size: number; look: string }[]
  className: string
}

/** Shows the shares of a total as a bar; the text next to it has the same information. */
export function ShareBar({ shares, className }: ShareBarProps) {
  const total = shares.reduce((sum, { size }) => sum + size, 0)
  const starts = shares.map((_, index) => shares.slice(0, index).reduce((sum, { size }) => sum + size, 0))
  return (
    <svg
      viewBox={`0 0 ${Math.max(1, total)} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`overflow-hidden rounded-full ${className}`}
    >
      {shares.map(({ name, size, look }, index) => (
        <rect key={name} x={starts[index]} width={size} height={1} fill="currentColor" className={look} />
      ))}
    </svg>
  )
}

function blocksKey(missing: number, stale: number) {
  if (stale === 0) return 'translation.blocksMissing'
  return missing === 0 ? 'translation.blocksStale' : 'translation.blocksOpen'
}

interface BlocksBarProps {
  blocks: { total: number; stale: number; missing: number }
}

/** Shows how much of a text is translated, as a bar and in words. */
export function BlocksBar({ blocks: { total, stale, missing } }: BlocksBarProps) {
  const { t } = useLanguage()
  return (
    <span className="block">
      <ShareBar
        shares={[
          { name: 'current', size: total - stale - missing, look: 'text-accent' },
          { name: 'stale', size: stale, look: 'text-premium/45' },
          { name: 'missing', size: missing, look: 'text-control/45' },
        ]}
        className="mt-2 mb-1 h-1.5 w-28"
      />
      <span className="text-sm">
        {missing + stale === 0
          ? t('translation.allBlocks', { total })
          : t(blocksKey(missing, stale), { missing, stale, total })}
      </span>
    </span>
  )
}
