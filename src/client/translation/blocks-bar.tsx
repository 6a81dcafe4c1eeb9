import { ShareBar } from './share-bar.tsx'
import { useOperatorText } from './use-translation-text.ts'

interface BlocksBarProps {
  blocks: { total: number; stale: number; missing: number }
}

/** How much of a text is translated, as a picture and in words. */
export function BlocksBar({ blocks: { total, stale, missing } }: BlocksBarProps) {
  const text = useOperatorText()
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
        {missing + stale === 0 ? text.allBlocks(total) : text.blocksOf(missing, stale, total)}
      </span>
    </span>
  )
}
