import { paths } from '../shared/paths.ts'
import { learnMoreQuestions } from './about/learn-more-page.tsx'
import { homeQuestions } from './home/home-questions.tsx'
import type { LanguageTexts } from './platform/texts/text-loader.ts'
import type { Question } from './ui/accordion.tsx'

/** The questions that the page at a path shows with their answers. Only the server asks. */
export function faqOfPage(path: string, { t, read }: LanguageTexts): readonly Question[] {
  if (path === paths.home) return homeQuestions(t)
  return path === paths.learnMore ? learnMoreQuestions(read('learn-more'), true) : []
}
