import { useRef } from 'react'
import type { ShelfCard } from '../../shared/guides.ts'
import { useLanguage } from '../lib/i18n.tsx'
import { chevronDownIcon, Icon, lockIcon } from '../ui/icon.tsx'
import { langIfOther } from './guide-card.tsx'
import type { GuideShown } from './guide-article.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { ReadOnLink } from './read-on-link.tsx'

export interface Section {
  id: string
  title: string
  language: GuideShown['outline']['language']
}

interface ContentsProps {
  sections: readonly Section[]
  current: string | undefined
}

const besideText =
  'sticky top-8 hidden max-h-[calc(100dvh-4rem)] self-start overflow-y-auto border-l border-line pl-5 lg:block print:hidden'

/** Beside the text on wide screens. */
export function GuideContents({ sections, current }: ContentsProps) {
  const { t } = useLanguage()
  if (sections.length === 0) return null
  return (
    <nav aria-label={t('guide.contents')} className={besideText}>
      <h2 className="mb-2 text-md font-semibold">{t('guide.contents')}</h2>
      <SectionLinks sections={sections} current={current} />
      <p className="mt-4">
        <LanguageSwitch />
      </p>
    </nav>
  )
}

/** On small screens a bar below the text; pressed, it opens the contents as a sheet. */
export function ContentsBar({ sections, current }: ContentsProps) {
  const { t } = useLanguage()
  const sheet = useRef<HTMLElement>(null)
  if (sections.length === 0) return null
  const section = sections.find(({ id }) => id === current)
  return (
    <div className="sticky bottom-0 z-10 -mx-5 mt-10 md:-mx-8 lg:hidden print:hidden">
      <button
        type="button"
        popoverTarget="contents"
        className="flex min-h-13 w-full items-center gap-3 border-y border-line -outline-offset-2 bg-surface px-5 pb-[env(safe-area-inset-bottom)] text-md md:px-8"
      >
        <span className="font-semibold">{t('guide.contents')}</span>
        <span lang={section?.language} className="min-w-0 flex-1 truncate text-left text-soft">
          {section?.title}
        </span>
        <Icon path={chevronDownIcon} className="rotate-180 text-soft" />
      </button>
      <nav
        ref={sheet}
        id="contents"
        popover="auto"
        aria-label={t('guide.contents')}
        className="inset-x-0 top-auto bottom-0 m-0 max-h-[75dvh] w-full max-w-none overflow-y-auto rounded-t-card border-t border-line bg-surface px-5 pt-4 pb-[max(1.25rem,env(safe-area-inset-bottom))] text-ink backdrop:bg-veil md:px-8"
      >
        <SectionLinks sections={sections} current={current} onChoose={() => sheet.current?.hidePopover()} />
      </nav>
    </div>
  )
}

function SectionLinks({ sections, current, onChoose }: ContentsProps & { onChoose?: () => void }) {
  const { language } = useLanguage()
  return (
    <ol className="text-md leading-snug">
      {sections.map((section) => (
        <li key={section.id}>
          <a
            href={`#${section.id}`}
            onClick={onChoose}
            lang={langIfOther(section, language)}
            aria-current={section.id === current ? 'location' : undefined}
            className="block py-2 text-soft hover:text-ink hover:underline aria-[current]:font-semibold aria-[current]:text-accent lg:py-1.5"
          >
            {section.title}
          </a>
        </li>
      ))}
    </ol>
  )
}

interface LockedContentsProps {
  card: ShelfCard
  outline: GuideShown['outline']
}

/** The sections that go on after the preview, by name; what stands in them stays with the server. */
export function LockedContents({ card, outline }: LockedContentsProps) {
  const { t } = useLanguage()
  const list = <LockedSections outline={outline} />
  const readOn = <ReadOnLink card={card} />
  if (outline.names.length === 0) return <div className={besideText}>{readOn}</div>
  return (
    <>
      <details className="group rounded-card border border-line bg-surface lg:hidden print:hidden">
        <summary className="flex items-center justify-between px-5 py-3 text-md font-semibold">
          {t('paywall.locked')}
          <Icon path={chevronDownIcon} className="text-soft transition-transform group-open:rotate-180" />
        </summary>
        <div className="px-5 pb-4">{list}</div>
      </details>
      <section aria-label={t('paywall.locked')} className={besideText}>
        <h2 className="mb-2 text-md font-semibold">{t('paywall.locked')}</h2>
        {list}
        <div className="mt-3">{readOn}</div>
      </section>
    </>
  )
}

function LockedSections({ outline }: { outline: GuideShown['outline'] }) {
  const { language } = useLanguage()
  return (
    <ol lang={langIfOther(outline, language)} className="text-md leading-snug">
      {outline.names.map((name, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a name may come twice, and the list never changes
        <li key={place} className="flex gap-2.5 py-1.5 text-soft">
          <Icon path={lockIcon} className="mt-0.5 text-sm" />
          {name}
        </li>
      ))}
    </ol>
  )
}
