import type { ComponentProps, ReactNode } from 'react'
import { Analytics } from '../analytics/analytics.tsx'
import { useLanguage } from '../platform/texts/language.tsx'
import { ToastOutlet } from '../ui/toast-outlet.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { useFocusAndScroll } from './use-focus-and-scroll.ts'

interface LayoutProps extends Pick<ComponentProps<typeof Analytics>, 'match'> {
  children: ReactNode
}

/** Renders the frame of every page. */
export function Layout({ match, children }: LayoutProps) {
  const { t, language } = useLanguage()
  useFocusAndScroll()
  return (
    // This `lang` changes together with the texts; the `lang` of the document is updated slightly later.
    <div lang={language} className="contents leading-(--leading-text)">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-control focus:bg-accent focus:px-4 focus:py-2 focus:text-on-accent"
      >
        {t('site.skipToContent')}
      </a>
      <Header />
      <ToastOutlet />
      <main id="content" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <Footer />
      <Analytics match={match} />
    </div>
  )
}
