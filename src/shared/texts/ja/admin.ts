import { texts as codes } from './admin/codes.ts'
import { texts as disputes } from './admin/disputes.ts'
import { texts as frame } from './admin/frame.ts'
import { texts as guides } from './admin/guides.ts'
import { texts as health } from './admin/health.ts'
import { texts as home } from './admin/home.ts'
import { texts as messages } from './admin/messages.ts'
import { texts as orders } from './admin/orders.ts'
import { texts as readers } from './admin/readers.ts'
import { texts as reports } from './admin/reports.ts'
import { texts as translation } from './admin/translation.ts'

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
  ...translation,
} as const
