import type { PageLanguage } from '../../shared/languages.ts'
import { useLanguage } from '../lib/i18n.tsx'
import { ArticlePage, type Article } from './article-page.tsx'
import { privacyEn } from './privacy-en.ts'
import { privacyJa } from './privacy-ja.ts'

const privacy: Record<PageLanguage, Article> = { en: privacyEn, ja: privacyJa }

export function PrivacyPage() {
  const { language } = useLanguage()
  return <ArticlePage article={privacy[language]} />
}
