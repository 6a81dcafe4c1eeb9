import type { PageLanguage } from '../../shared/languages.ts'
import { useLanguage } from '../lib/i18n.tsx'
import { ArticlePage, type Article } from './article-page.tsx'
import { termsEn } from './terms-en.ts'
import { termsJa } from './terms-ja.ts'

const terms: Record<PageLanguage, Article> = { en: termsEn, ja: termsJa }

export function TermsPage() {
  const { language } = useLanguage()
  return <ArticlePage article={terms[language]} />
}
