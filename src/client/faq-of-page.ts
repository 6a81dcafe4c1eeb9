import type { Translate } from '../shared/texts/translate.ts'
import type { PageLanguage } from '../shared/languages.ts'
import { paths } from '../shared/paths.ts'
import { homeQuestions } from './home/home-questions.tsx'
import { learnMoreTexts } from './about/learn-more-page.tsx'
import type { Question } from './ui/accordion.tsx'

/** The questions that the page at a path shows with their answers. Only the server asks. */
export function faqOfPage(path: string, language: PageLanguage, t: Translate): readonly Question[] {
  if (path === paths.home) return homeQuestions(t)
  return path === paths.learnMore ? learnMoreTexts[language].questions : []
}
