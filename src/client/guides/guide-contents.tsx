import type { ReactNode } from 'react'
import type { ShelfCard } from '../../shared/guides.ts'
import type { MessageKey } from '../../shared/i18n/translate.ts'
import { useLanguage } from '../lib/i18n.tsx'
import { chevronDownIcon, Icon, lockIcon } from '../ui/icon.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import type { GuideShown } from './guide-article.tsx'
import { ReadOnLink } from './read-on-link.tsx'

type Sections = NonNullable<GuideShown['body']>['sections']

export function GuideContents({ sections }: { sections: Sections }) {
  const { t } = useLanguage()
  if (sections.length === 0) return null
  return (
    <ContentsFrame title={t('guide.contents')}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className="block py-1.5 text-soft hover:text-ink hover:underline">
            {title}
          </a>
        </li>
      ))}
      <li className="mt-4">
        <LanguageSwitch />
      </li>
    </ContentsFrame>
  )
}

const lockedSections = [
  'section.tools',
  'section.steps',
  'section.monetization',
  'section.risks',
  'section.premium',
  'section.summary',
  'guide.videos',
] as const satisfies readonly MessageKey[]

/** Every guide goes on with these sections after its introduction (spec 2); what stands in them stays with the server. */
export function LockedContents({ card }: { card: ShelfCard }) {
  const { t } = useLanguage()
  return (
    <ContentsFrame title={t('paywall.locked')}>
      {lockedSections.map((section) => (
        <li key={section} className="flex items-center gap-2.5 py-1.5 text-soft">
          <Icon path={lockIcon} className="text-sm" />
          {t(section)}
        </li>
      ))}
      <li className="mt-3">
        <ReadOnLink card={card} />
      </li>
    </ContentsFrame>
  )
}

/** Beside the text on wide screens, folded above it on small ones. */
function ContentsFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <details className="group rounded-card border border-line bg-surface lg:hidden">
        <summary className="flex items-center justify-between px-5 py-3 text-md font-semibold">
          {title}
          <Icon path={chevronDownIcon} className="text-soft transition-transform group-open:rotate-180" />
        </summary>
        <ol className="px-5 pb-4 text-md leading-snug">{children}</ol>
      </details>
      <nav
        aria-label={title}
        className="sticky top-8 hidden max-h-[calc(100dvh-4rem)] self-start overflow-y-auto border-l border-line pl-5 lg:block"
      >
        <h2 className="mb-2 text-md font-semibold">{title}</h2>
        <ol className="text-md leading-snug">{children}</ol>
      </nav>
    </>
  )
}
