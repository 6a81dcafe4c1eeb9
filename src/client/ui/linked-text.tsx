import { localizePath } from '../../shared/paths.ts'
import { Link } from '../platform/pages/navigation.tsx'
import { useLanguage } from '../platform/texts/language.tsx'

interface LinkedTextProps {
  text: string
  /** Whether links open in a new tab, so that a form keeps its input. */
  newTab?: boolean
}

/** Renders a text in which `[contact page](/contact)` becomes a link to a page of the shop. */
export function LinkedText({ text, newTab = false }: LinkedTextProps) {
  const { language } = useLanguage()
  return text.split(/(\[[^\]]+\]\([^)]+\))/).map((part) => {
    const [, label, to] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? []
    if (to === undefined) return part
    return newTab ? (
      <a key={part} href={localizePath(language, to)} target="_blank" className={look}>
        {label}
      </a>
    ) : (
      <Link key={part} to={to} className={look}>
        {label}
      </Link>
    )
  })
}

const look = 'text-link [word-break:inherit]'
