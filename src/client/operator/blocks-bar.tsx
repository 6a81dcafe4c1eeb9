import { useOperatorText } from './use-operator-text.ts'

interface BlocksBarProps {
  blocks: { total: number; stale: number; missing: number }
}

/** How much of a text is translated, as a picture and in words. */
export function BlocksBar({ blocks: { total, stale, missing } }: BlocksBarProps) {
  const text = useOperatorText()
  const current = total - stale - missing
  return (
    <span className="block">
      <span
        aria-hidden="true"
        className="mt-2 mb-1 flex h-1.5 w-28 overflow-hidden rounded-full bg-control/45"
      >
        <span style={{ width: `${(current / Math.max(1, total)) * 100}%` }} className="bg-accent" />
        <span style={{ width: `${(stale / Math.max(1, total)) * 100}%` }} className="bg-premium/60" />
      </span>
      <span className="text-sm">
        {missing + stale === 0 ? text.allBlocks(total) : text.blocksOf(missing, stale, total)}
      </span>
    </span>
  )
}
