import type { Method } from '../../writing/format.ts'
import { bookingReminders } from './booking-reminders.ts'
import { dataCleanUp } from './data-clean-up.ts'
import { faqChatbots } from './faq-chatbots.ts'
import { invoiceAutomation } from './invoice-automation.ts'
import { localResearch } from './local-research.ts'
import { meetingNotes } from './meeting-notes.ts'
import { notionTemplates } from './notion-templates.ts'
import { spreadsheetTools } from './spreadsheet-tools.ts'
import { staffManuals } from './staff-manuals.ts'
import { surveyAnalysis } from './survey-analysis.ts'

export const methodsC: readonly Method[] = [
  faqChatbots,
  invoiceAutomation,
  dataCleanUp,
  meetingNotes,
  notionTemplates,
  bookingReminders,
  spreadsheetTools,
  staffManuals,
  surveyAnalysis,
  localResearch,
]
