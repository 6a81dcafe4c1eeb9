import { texts as codes } from './desk/codes.ts'
import { texts as disputes } from './desk/disputes.ts'
import { texts as frame } from './desk/frame.ts'
import { texts as guides } from './desk/guides.ts'
import { texts as health } from './desk/health.ts'
import { texts as home } from './desk/home.ts'
import { texts as log } from './desk/log.ts'
import { texts as messages } from './desk/messages.ts'
import { texts as orders } from './desk/orders.ts'
import { texts as readers } from './desk/readers.ts'
import { texts as reports } from './desk/reports.ts'
import { texts as translation } from './desk/translation.ts'

/** Texts of the desk, which no other page loads. */
export const texts = {
  ...frame,
  ...guides,
  ...home,
  ...orders,
  ...disputes,
  ...readers,
  ...messages,
  ...reports,
  ...codes,
  ...health,
  ...log,
  ...translation,
} as const
