import type { PageLanguage, TranslationLanguage, TranslationState } from '../../languages.ts'
import type { TranslationStage } from '../../translation/translation.ts'
import { operatorEn } from '../en/translation.ts'
import { operatorJa } from '../ja/translation.ts'

/** Texts of the operators' page, which no other page loads. */
export interface OperatorText {
  head: { title: string; description: string }
  title: string
  introduction: string
  toAccount: string
  languages: Record<TranslationLanguage, string>
  languageLabel: string
  stages: Record<TranslationStage, string>
  all: string
  stagesLabel: string
  noneOf: string
  pages: string
  pageOf: (page: number, pages: number) => string
  previousPage: string
  nextPage: string
  progress: (running: number, review: number, failed: number) => string

  spendingTitle: string
  spent: (spent: string, limit: string) => string
  model: (name: string) => string
  limitReached: string
  notConfigured: string
  notConfiguredHow: string
  notConfiguredWhere: string

  guides: string
  selectGuide: (id: number) => string
  selectPage: string
  guide: string
  text: string
  blocks: string
  state: string
  action: string
  characters: (english: string, translated: string) => string
  blocksOf: (missing: number, stale: number, total: number) => string
  allBlocks: (total: number) => string
  notCounted: string
  untitled: string
  pieces: (done: number, total: number) => string
  cost: (cost: string) => string
  otherOperator: string
  reasons: Readonly<Record<string, string>>

  howStored: string
  review: string
  store: string
  start: string
  retry: string
  cancel: string
  look: string
  actionOn: (action: string, id: number) => string
  selected: (count: number) => string
  selectStage: (count: number) => string
  deselect: string
  costAbout: (cost: string) => string
  estimating: string
  overBudget: string
  noEstimate: string
  startCount: (count: number) => string
  starting: (done: number, total: number) => string
  stop: string
  started: (count: number) => string
  leftOut: (count: number) => string

  failed: string
  failedText: string
  tooMany: string
  runningElsewhere: string
  network: string
  gone: string

  toList: string
  previousGuide: string
  nextGuide: string
  comparisonOf: (language: string) => string
  states: Record<TranslationState, string>
  english: string
  stored: string
  result: string
  partTitle: string
  partSummary: string
  block: (number: number) => string
  nothing: string
  nothingMade: string
  onlyOpen: string
  nothingOpen: string
  added: string
  waiting: string
  runs: string
  edit: string
  write: string
  undo: string
  editOf: (part: string) => string
  problems: string
  accept: string
  save: string
  anyway: string
  reject: string
  changedTexts: (count: number) => string
  shortcut: string
  blank: string
  broken: (count: number) => string
  acceptedTitle: string
  savedTitle: string
  savedText: string
  leave: string
}

export const operatorTexts: Record<PageLanguage, OperatorText> = { en: operatorEn, ja: operatorJa }
