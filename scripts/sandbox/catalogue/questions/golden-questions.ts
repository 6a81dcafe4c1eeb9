/** A visitor's question, with conditions that every matching guide meets. */
export interface GoldenQuestion {
  question: string
  /** Pattern that a title, tag or tool of the guide must match. */
  about?: RegExp
  /** Maximum hours per week. */
  hours?: number
  cost?: readonly string[]
  wait?: readonly string[]
}

const nothing = ['none'] as const
const little = ['none', 'small'] as const
const soon = ['weeks'] as const

/** Golden questions. They were written before the rules were tuned. */
export const goldenQuestions: readonly GoldenQuestion[] = [
  { question: 'I have two evenings a week and no money, I like sewing', hours: 6, cost: nothing },
  { question: 'I can spend three hours a week and I like writing', hours: 3, about: /writ|copy/i },
  { question: 'No money to start, and I love taking photos', cost: nothing, about: /photo|picture|reel/i },
  {
    question: 'I have a good voice and about five hours a week',
    hours: 5,
    about: /voice|narrat|audio|podcast/i,
  },
  {
    question: 'What can I do from home after the kids are asleep? I speak two languages',
    about: /translat|bilingual|language|subtitle/i,
  },
  { question: 'I need a first payment within two months and have no budget', cost: nothing, wait: soon },
  { question: 'I am a nurse and want to earn something on my days off without talking to people' },
  { question: 'I know spreadsheets well. What could I sell with it?', about: /spreadsheet|data|excel/i },
  {
    question: 'I can invest up to $20 and like drawing',
    cost: little,
    about: /draw|illustrat|design|image|pattern|print/i,
  },
  {
    question: 'I have one hour every evening and want to make videos',
    hours: 7,
    about: /video|youtube|reel|film/i,
  },
  { question: 'I would like to teach what I know', about: /teach|course|study|language-school|lesson/i },
  {
    question: 'Something with automation for small businesses, please',
    about: /automat|workflow|no-code|chatbot|invoice|booking/i,
  },
  { question: 'I want passive income from digital products', about: /passive|digital products/i },
  { question: 'I like cooking and know many café owners', about: /caf|bak|deli|lunch|menu|restaurant/i },
  { question: 'Four hours a week, no money, and I am good at listening to people', hours: 4, cost: nothing },
  { question: 'I worked in HR for ten years', about: /resume|recruit|job/i },
  { question: 'I have no skills at all but plenty of time' },
  { question: 'How can I earn money with Canva in my spare time?', about: /canva/i },
  { question: 'I am retired and used to be a gardener', about: /garden|flor|farm|tea|plant/i },
  { question: 'I want to help dentists with something, I work at a dental clinic', about: /dent/i },
  { question: 'My budget is zero and I only have weekends. Podcasts are my hobby', cost: nothing },
  { question: 'I write quickly and want my first client soon', about: /writ|copy/i, wait: soon },
  { question: 'Can I earn something with newsletters?', about: /newsletter|email/i },
  { question: 'I am a student with $10 and three hours a week', hours: 3, cost: little },
  { question: '週に二晩、元手なし、裁縫が好き', hours: 6, cost: nothing },
  {
    question: '週に3時間だけ使えます。文章を書くのが好きです',
    hours: 3,
    about: /writ|copy|文章|記事|ライティング/i,
  },
  { question: 'お金をかけずに、写真を活かして副業をしたい', cost: nothing, about: /photo|写真|画像|リール/i },
  {
    question: '声の仕事に興味があります。週5時間ほど使えます',
    hours: 5,
    about: /voice|音声|声|ナレーション|ポッドキャスト/i,
  },
  {
    question: '子どもが寝たあとに在宅でできる、翻訳の仕事はありますか',
    about: /translat|翻訳|英語|字幕|バイリンガル/i,
  },
  { question: '2か月以内に最初の入金がほしいです。初期費用はかけられません', cost: nothing, wait: soon },
  { question: '看護師です。休みの日に少しだけ稼ぎたい' },
  { question: '表計算が得意です。何が売れますか', about: /spreadsheet|data|表|スプレッドシート|エクセル/i },
  {
    question: '3000円までなら出せます。絵を描くのが好きです',
    cost: little,
    about: /draw|illustrat|design|image|pattern|print|絵|イラスト|デザイン|柄/i,
  },
  { question: '毎晩1時間だけ。動画を作ってみたい', hours: 7, about: /video|youtube|reel|動画/i },
  { question: '人に教えるのが好きです', about: /teach|course|study|講座|教|学習|レッスン/i },
  { question: '小さなお店の作業を自動化する仕事がしたい', about: /automat|workflow|自動|予約|請求/i },
  { question: 'デジタル商品で不労所得を得たい', about: /passive|digital products|不労|デジタル/i },
  {
    question: 'カフェに知り合いが多く、料理も好きです',
    about: /caf|bak|deli|lunch|カフェ|パン|弁当|メニュー/i,
  },
  { question: '元手ゼロ、週4時間、パソコンは苦手です', hours: 4, cost: nothing },
  { question: '人事の仕事を10年していました', about: /resume|recruit|job|履歴書|職務経歴書|求人|採用/i },
  { question: 'Canvaを使って空き時間に稼ぎたい', about: /canva/i },
  { question: '定年後です。昔は花屋で働いていました', about: /flor|花/i },
  { question: '歯科医院に勤めています。経験を活かせますか', about: /dent|歯/i },
  { question: 'メルマガで収入を得られますか', about: /newsletter|email|メルマガ|ニュースレター|メール/i },
  { question: '大学生です。1000円と週3時間で始められるもの', hours: 3, cost: little },
]
