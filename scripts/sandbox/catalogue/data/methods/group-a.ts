import type { Method } from '../../writing/format.ts'
import { emailSequences } from './email-sequences.ts'
import { jobAdverts } from './job-adverts.ts'
import { ownerInterviews } from './owner-interviews.ts'
import { pressNotes } from './press-notes.ts'
import { productDescriptions } from './product-descriptions.ts'
import { resumePolishing } from './resume-polishing.ts'
import { reviewReplies } from './review-replies.ts'
import { seoRefresh } from './seo-refresh.ts'
import { signAndMenuCopy } from './sign-and-menu-copy.ts'
import { tradeNewsletters } from './trade-newsletters.ts'

export const methodsA: readonly Method[] = [
  productDescriptions,
  tradeNewsletters,
  seoRefresh,
  emailSequences,
  reviewReplies,
  resumePolishing,
  jobAdverts,
  ownerInterviews,
  signAndMenuCopy,
  pressNotes,
]
