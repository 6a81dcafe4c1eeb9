import type { ListedCard } from '../../../../shared/guides/guides.ts'
import { useLanguage } from '../../../platform/texts/language.tsx'
import { chevronDownIcon, Icon, lockIcon } from '../../../ui/icon.tsx'
import { getLangAttribute } from '../../../platform/texts/get-lang-attribute.ts'
import type { ShownGuide } from '../../../platform/api/shown-guide.ts'
import { besideTextClass } from '../article/guide-columns.tsx'
import { PaywallLink } from './paywall-link.tsx'

/** Lists the titles of the sections after the preview. Their content stays on the server. */
export function LockedContents({ card, outline }: { card: ListedCard; outline: ShownGuide['outline'] }) {
  const { t } = useLanguage()
  const list = <LockedSections outline={outline} />
  const readOn = <PaywallLink card={card} />
  if (outline.names.length === 0) return <div className={besideTextClass}>{readOn}</div>
  return (
    <>
      <details className="group rounded-card border border-line bg-surface lg:hidden print:hidden">
        <summary className="flex items-center justify-between px-5 py-3 text-md font-semibold">
          {t('paywall.locked')}
          <Icon path={chevronDownIcon} className="text-soft transition-transform group-open:rotate-180" />
        </summary>
        <div className="px-5 pb-4">{list}</div>
      </details>
      <section aria-label={t('paywall.locked')} className={besideTextClass}>
        <h2 className="mb-2 text-md font-semibold">{t('paywall.locked')}</h2>
        {list}
        <div className="mt-3">{readOn}</div>
      </section>
    </>
  )
}

function LockedSections({ outline }: { outline: ShownGuide['outline'] }) {
  const { language } = useLanguage()
  return (
    <ol lang={getLangAttribute(outline, language)} className="text-md leading-snug">
      {outline.names.map((name, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a title may occur twice, and the list never changes
        <li key={place} className="flex gap-2.5 py-1.5 text-soft">
          <Icon path={lockIcon} className="mt-0.5 text-sm" />
          {name}
        </li>
      ))}
    </ol>
  )
}
