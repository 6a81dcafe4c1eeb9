/** Searches of demo users that had no results, with their number. */
export const demoMissedSearches: readonly (readonly [text: string, times: number])[] = [
  ['dropshipping', 23],
  ['せどり', 19],
  ['etsy stickers', 14],
  ['プログラミング教材', 11],
  ['stock trading bot', 9],
  ['メルカリ', 8],
  ['youtube shorts automation', 7],
  ['アフィリエイト', 6],
  ['kindle cover design', 5],
  ['投資', 4],
  ['puppet making', 3],
]

interface Letter {
  language: 'en' | 'ja'
  daysAgo: number
  state: 'open' | 'answered' | 'closed'
  message: string
  reply?: string
}

/** Contact messages of demo users, with the shop's replies. */
export const demoMessages: readonly Letter[] = [
  {
    language: 'en',
    daysAgo: 291,
    state: 'answered',
    message: 'Can I read a guide that I bought on my phone and on my computer?',
    reply: 'Yes. Log in with the same account on both; all your guides are in My guides.',
  },
  {
    language: 'ja',
    daysAgo: 254,
    state: 'answered',
    message: '領収書に会社名を入れることはできますか。',
    reply: 'はい。マイアカウントの「領収書」から、宛名と但し書きを入れたPDFをダウンロードできます。',
  },
  {
    language: 'en',
    daysAgo: 201,
    state: 'closed',
    message: 'We offer search engine optimisation for your website at a good price.',
  },
  {
    language: 'ja',
    daysAgo: 166,
    state: 'answered',
    message: 'Proプランを解約した後も、購入したガイドは読めますか。',
    reply: 'はい。購入されたガイドは、解約後もいつでもお読みいただけます。',
  },
  {
    language: 'en',
    daysAgo: 118,
    state: 'answered',
    message: 'The guide on podcast editing was not what I expected. Can I get a refund?',
    reply: 'Your money is on its way back and will arrive within ten days.',
  },
  {
    language: 'ja',
    daysAgo: 63,
    state: 'answered',
    message: 'カードの有効期限が変わりました。どこで変更できますか。',
    reply: 'マイアカウントの「お支払い」からカード情報を変更できます。',
  },
  {
    language: 'en',
    daysAgo: 31,
    state: 'answered',
    message: 'Is there a guide for people who only have two hours a week?',
    reply: 'Filter the list by time, or ask the library in your own words; several need no more than that.',
  },
  {
    language: 'ja',
    daysAgo: 3,
    state: 'open',
    message: 'ガイドの手順4にあるツールの料金が変わったようです。確認していただけますか。',
  },
  {
    language: 'en',
    daysAgo: 1,
    state: 'open',
    message: 'I would like to pay by invoice for our team of five. Is that possible?',
  },
]

/** Sentences of demo users' reports. */
export const demoReportSentences: readonly (readonly ['en' | 'ja', string])[] = [
  ['en', 'The first client took longer than the work itself.'],
  ['ja', '最初の依頼が来るまでが一番大変でした。'],
  ['en', 'The message in step two was answered the same day.'],
  ['ja', '手順どおりに進めたら、知り合いのお店から依頼をもらえました。'],
  ['en', ''],
  ['ja', ''],
]
