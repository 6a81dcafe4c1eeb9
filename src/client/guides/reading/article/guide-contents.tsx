import { useRef, type ReactNode } from 'react'
import type { PageLanguage } from '../../../../shared/languages.ts'
import { useLanguage } from '../../../platform/texts/language.tsx'
import { chevronDownIcon, Icon } from '../../../ui/icon.tsx'
import { getLangAttribute } from '../../../platform/texts/get-lang-attribute.ts'
import { besideTextClass } from './guide-columns.tsx'
import { LanguageSwitch } from './language-switch.tsx'

export interface ContentsSection {
  id: string
  title: string
  language: PageLanguage
}

interface ContentsProps {
  sections: readonly ContentsSection[]
  current: string | undefined
}

interface GuideContentsProps extends ContentsProps {
  /** Links to this guide in other languages. */
  languages: ReactNode
}

/** Shows the contents beside the text on wide screens. */
export function GuideContents({ sections, current, languages }: GuideContentsProps) {
  const { t } = useLanguage()
  if (sections.length === 0) return null
  return (
    <nav aria-label={t('guide.contents')} className={besideTextClass}>
      <h2 className="mb-2 text-md font-semibold">{t('guide.contents')}</h2>
      <SectionLinks sections={sections} current={current} />
      <div className="mt-4">{languages}</div>
    </nav>
  )
}

/** Shows a bar below the text with the contents and the other language, on small screens and if the text uses the whole width. */
export function ContentsBar({ sections, current, languages, wide }: GuideContentsProps & { wide: boolean }) {
  const { t } = useLanguage()
  const sheet = useRef<HTMLElement>(null)
  if (sections.length === 0) return null
  const section = sections.find(({ id }) => id === current)
  return (
    <div
      className={`sticky bottom-0 z-10 -mx-5 mt-10 flex border-y border-line bg-surface pb-[env(safe-area-inset-bottom)] text-md md:-mx-8 print:hidden ${wide ? '' : 'lg:hidden'}`}
    >
      <button
        type="button"
        popoverTarget="contents"
        className="flex min-h-13 min-w-0 flex-1 items-center gap-3 -outline-offset-2 pr-4 pl-5 md:pl-8"
      >
        <span className="font-semibold">{t('guide.contents')}</span>
        <span lang={section?.language} className="min-w-0 flex-1 truncate text-left text-soft">
          {section?.title}
        </span>
        <Icon path={chevronDownIcon} className="rotate-180 text-soft" />
      </button>
      <LanguageSwitch barClass="flex items-center border-l border-line -outline-offset-2 px-5 font-semibold whitespace-nowrap md:px-8" />
      <nav
        ref={sheet}
        id="contents"
        popover="auto"
        aria-label={t('guide.contents')}
        className="inset-x-0 top-auto bottom-0 m-0 max-h-[75dvh] w-full max-w-none overflow-y-auto rounded-t-card border-t border-line bg-surface px-5 pt-4 pb-[max(1.25rem,env(safe-area-inset-bottom))] text-ink backdrop:bg-veil md:px-8"
      >
        <SectionLinks sections={sections} current={current} onChoose={() => sheet.current?.hidePopover()} />
        <div className="mt-4">{languages}</div>
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
            lang={getLangAttribute(section, language)}
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
