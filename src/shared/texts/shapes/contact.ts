import type { PageLanguage } from '../../languages.ts'
import type { StaticHead } from '../shapes.ts'
import { contactEn } from '../en/contact.ts'
import { contactJa } from '../ja/contact.ts'

export interface ContactText {
  head: StaticHead
  title: string
  introduction: string
  email: string
  emailHint: string
  message: string
  messageHint: string
  send: string
  invalidEmail: string
  tooShort: string
  tooLong: string
  sentTitle: string
  sentText: string
  failed: string
  failedText: string
  failedNetwork: string
  failedOften: string
  byEmail: string
  needsScript: string
  topics: readonly { title: string; text: string }[]
}

export const contactTexts: Record<PageLanguage, ContactText> = { en: contactEn, ja: contactJa }
