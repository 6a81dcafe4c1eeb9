import { paths } from '../../shared/paths.ts'
import { LanguageToggle } from '../preferences/language-toggle.tsx'
import { Link } from '../platform/pages/navigation.tsx'
import { useLanguage } from '../platform/texts/language.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { MessagePage } from '../ui/page/message-page.tsx'
import { Logo } from './logo.tsx'

export interface FailureTexts {
  title: string
  text: string
  /** The request id, which users can quote to support. */
  reference: string
  /** A link that retries the request; undefined if a retry can't help. */
  again: { path: string; label: string } | undefined
}

/** Renders the error page with only text and links, so that it can't fail for the same reason as the requested page. */
export function FailurePage({ title, text, reference, again }: FailureTexts) {
  const { t, language } = useLanguage()
  return (
    <div lang={language} className="contents leading-(--leading-text)">
      <header className="border-b border-line">
        <div className="page-width flex min-h-16 items-center justify-between gap-2">
          <Link to={paths.home} className="-ml-1 flex rounded-control p-1">
            <Logo />
          </Link>
          <LanguageToggle />
        </div>
      </header>
      <main id="content" className="flex-1">
        <MessagePage
          title={title}
          text={
            <>
              {text}
              <span className="mt-3 block text-md">{reference}</span>
            </>
          }
        >
          {again !== undefined && <ButtonLink to={again.path}>{again.label}</ButtonLink>}
          <ButtonLink to={paths.guides} variant={again === undefined ? 'primary' : 'secondary'}>
            {t('notFound.toGuides')}
          </ButtonLink>
          <ButtonLink to={paths.contact} variant="secondary">
            {t('footer.contact')}
          </ButtonLink>
        </MessagePage>
      </main>
    </div>
  )
}
