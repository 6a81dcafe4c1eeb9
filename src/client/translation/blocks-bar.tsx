import { useLanguage } from '../platform/texts/language.tsx'
import { ShareBar } from './share-bar.tsx'

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
