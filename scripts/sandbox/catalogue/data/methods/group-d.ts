import type { Method } from '../../writing/format.ts'
import { bannerDesign } from './banner-design.ts'
import { bilingualPages } from './bilingual-pages.ts'
import { customStories } from './custom-stories.ts'
import { landingPages } from './landing-pages.ts'
import { photoRetouching } from './photo-retouching.ts'
import { printablePlanners } from './printable-planners.ts'
import { printPatterns } from './print-patterns.ts'
import { socialCalendars } from './social-calendars.ts'
import { stockIllustrations } from './stock-illustrations.ts'
import { studyMaterial } from './study-material.ts'

export const methodsD: readonly Method[] = [
  printPatterns,
  photoRetouching,
  stockIllustrations,
  customStories,
  studyMaterial,
  socialCalendars,
  printablePlanners,
  bannerDesign,
  bilingualPages,
  landingPages,
]
