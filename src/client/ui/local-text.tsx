import type { ComponentProps, HTMLAttributes } from 'react'
import type { LocalizedText } from '../../shared/guides/guides.ts'
import { localizePath, paths } from '../../shared/paths.ts'
import { Link } from '../platform/pages/navigation.tsx'
import { getLangAttribute } from '../platform/texts/get-lang-attribute.ts'
import { useLanguage } from '../platform/texts/language.tsx'

interface LocalTextProps extends HTMLAttributes<HTMLElement> {
  as?: 'dd' | 'h1' | 'h2' | 'h3' | 'li' | 'p' | 'span' | 'strong'
  of: LocalizedText
}

/** Renders a text that may be in another language than the page. */
export function LocalText({ as: Tag = 'span', of, ...attributes }: LocalTextProps) {
  const { language } = useLanguage()
  return (
    <Tag {...attributes} lang={getLangAttribute(of, language)}>
      {of.text}
    </Tag>
  )
}

/** Links to a guide with a full page load, which URL hashes and pages without a network require. */
export function GuideAnchor({
  of,
  guideId,
  hash = '',
}: {
  of: LocalizedText
  guideId: number
  hash?: string
}) {
  const { language } = useLanguage()
  return (
    <a
      href={`${localizePath(language, paths.guide(guideId))}${hash}`}
      lang={getLangAttribute(of, language)}
      className="covers-card font-semibold focus-visible:outline-none"
    >
      {of.text}
    </a>
  )
}

/** Renders a link whose text may be in another language than the page. */
export function LocalLink({ of, ...link }: ComponentProps<typeof Link> & { of: LocalizedText }) {
  const { language } = useLanguage()
  return (
    <Link {...link} lang={getLangAttribute(of, language)}>
      {of.text}
    </Link>
  )
}
