import type { ReactNode } from 'react'
import { PrivacySettings } from '../analytics/analytics.tsx'
import { paths } from '../../shared/paths.ts'
import { useLanguage } from '../platform/texts/language.tsx'
import { Link } from '../platform/pages/navigation.tsx'
import { Logo } from './logo.tsx'
import { ThemeChoice } from '../preferences/theme-choice.tsx'

const library = [
  [paths.guides, 'footer.guides'],
  [paths.news, 'footer.news'],
  [paths.readingPaths, 'footer.paths'],
  [paths.subscribe, 'footer.pro'],
  [paths.learnMore, 'footer.learnMore'],
  [paths.successStories, 'footer.successStories'],
  [paths.saved, 'saved.title'],
] as const

const about = [
  [paths.contact, 'footer.contact'],
  [paths.terms, 'footer.terms'],
  [paths.privacy, 'footer.privacy'],
  [paths.refunds, 'footer.refunds'],
  [paths.withdraw, 'footer.withdraw'],
  [paths.commerce, 'footer.commerce'],
  [paths.accessibility, 'footer.accessibility'],
  [paths.proof, 'footer.proof'],
] as const

export function Footer() {
  const { t } = useLanguage()
  return (
    <footer className="print:hidden mt-20 border-t border-line md:mt-28">
      <div className="page-width grid gap-10 py-12 md:grid-cols-[1fr_auto_auto] md:gap-20">
        <div className="max-w-sm">
          <Logo />
          <p className="mt-3 text-md text-soft">{t('footer.tagline')}</p>
        </div>
        <FooterLinks title="footer.library" links={library} />
        <FooterLinks title="footer.about" links={about}>
          <li className="needs-analytics">
            <PrivacySettings className={look} />
          </li>
        </FooterLinks>
      </div>
      <div className="page-width flex flex-wrap items-center justify-between gap-4 border-t border-line py-6">
        {/* Around New Year, the server and the browser may render different years. */}
        <p className="text-sm text-soft" suppressHydrationWarning>
          {t('footer.copyright', { year: thisYear() })}
        </p>
        <ThemeChoice />
      </div>
    </footer>
  )
}

const look = 'inline-flex min-h-9 items-center text-md hover:underline'

const thisYear = () => String(new Date().getFullYear())

function FooterLinks(props: {
  title: 'footer.library' | 'footer.about'
  links: typeof library | typeof about
  children?: ReactNode
}) {
  const { t } = useLanguage()
  return (
    <nav aria-label={t(props.title)}>
      <h2 className="text-sm font-semibold text-soft">{t(props.title)}</h2>
      <ul className="mt-2">
        {props.links.map(([to, label]) => (
          <li key={to}>
            <Link to={to} className={look}>
              {t(label)}
            </Link>
          </li>
        ))}
        {props.children}
      </ul>
    </nav>
  )
}
