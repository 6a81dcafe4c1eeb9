import type { PageLanguage } from '../languages.ts'

interface ReadingTexts {
  views: string
  both: string
  /** What is said of a row that is not a translation of what stands beside it. */
  row: Record<'stale' | 'missing' | 'orphan' | 'added', string>
}

/** Only readers of a whole guide load these. */
export const readingTexts: Record<PageLanguage, ReadingTexts> = {
  en: {
    views: 'Language of this guide',
    both: 'Side by side',
    row: {
      stale: 'Translation of an earlier version',
      missing: 'Not translated yet',
      orphan: 'No longer in the English version',
      added: 'Only in the Japanese version',
    },
  },
  ja: {
    views: 'このガイドの言語',
    both: '日英対訳',
    row: {
      stale: '以前の英語版の訳です',
      missing: 'まだ翻訳されていません',
      orphan: '英語版からは削除されました',
      added: '日本語版だけの補足です',
    },
  },
}
