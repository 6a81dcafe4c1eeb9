// Stores a reproducible catalog of any size, with different guides and a known number of second editions. Titles are composed
// of parts, contents of paragraphs from the demo's guides.
import { saveGuides } from '../../src/server/guides/storage/index.ts'
import { openDatabase } from '../../src/server/platform/database.ts'
import { toNewGuide } from '../demo/seed.ts'
import { demoGuides } from '../sandbox/catalogue/index.ts'
import { showProgress } from './report.ts'

type DemoGuide = ReturnType<typeof demoGuides>[number]

/** Interval of second editions: every hundredth guide is a second edition of the guide whose id is 50 lower. */
const plantedEvery = 100
const originalBefore = 50

const verbs = words(
  'Write Record Design Translate Automate Teach Edit Narrate Illustrate Research Plan Summarise Film Schedule Print Build',
  '書く 録音する デザインする 翻訳する 自動化する 教える 編集する 朗読する 描く 調べる 企画する まとめる 撮影する 予定を組む 印刷する 作る',
)
const products = words(
  'newsletters podcasts templates e-books captions voice-overs checklists menus courses stickers planners playlists surveys résumés postcards chatbots dashboards workbooks quizzes brochures',
  'メルマガ ポッドキャスト ひな型 電子書籍 字幕 音声 チェックリスト 献立表 講座 ステッカー 手帳 再生リスト アンケート 履歴書 絵はがき チャットボット 集計表 ワークブック クイズ パンフレット',
)
const places = words(
  'Sapporo Sendai Niigata Kanazawa Nagano Shizuoka Nagoya Kyoto Osaka Kobe Okayama Hiroshima Matsue Takamatsu Kochi Fukuoka Nagasaki Kumamoto Kagoshima Naha Lisbon Porto Leeds Bristol Austin Denver Perth Oslo Ghent Turin',
  '札幌 仙台 新潟 金沢 長野 静岡 名古屋 京都 大阪 神戸 岡山 広島 松江 高松 高知 福岡 長崎 熊本 鹿児島 那覇 リスボン ポルト リーズ ブリストル オースティン デンバー パース オスロ ヘント トリノ',
)
const times = words(
  'mornings evenings weekends commutes lunchtimes holidays winters summers Sundays rainy-days',
  '朝 夜 週末 通勤中 昼休み 連休 冬 夏 日曜 雨の日',
)

export function* manyGuides(count: number): Generator<DemoGuide> {
  const demo = demoGuides()
  const paragraphs = demo.flatMap(({ contentEn }) =>
    contentEn.split('\n\n').filter((part) => part.length > 80),
  )
  const random = seeded(20_261_121)
  const pick = <T>(list: readonly T[]): T => {
    const one = list[Math.floor(random() * list.length)]
    if (one === undefined) throw new Error('There is nothing to pick from')
    return one
  }
  const recent: DemoGuide[] = []
  for (let id = 1; id <= count; id += 1) {
    const [verb, product, other, place, time] = [
      pick(verbs),
      pick(products),
      pick(products),
      pick(places),
      pick(times),
    ]
    const contents = Array.from({ length: 14 }, () => pick(paragraphs))
    const original = id % plantedEvery === 0 ? recent.at(-originalBefore) : undefined
    const guide: DemoGuide = {
      ...pick(demo),
      id,
      isFreePreview: id % 400 === 0,
      titleEn: `${verb[0]} ${product[0]} and ${other[0]} in ${place[0]} on ${time[0]}`,
      titleJa: `${place[1]}で${time[1]}に${product[1]}と${other[1]}を${verb[1]}`,
      contentEn: ['## Introduction', ...contents].join('\n\n'),
      referenceVideos: [],
      ...(original && {
        titleEn: `${original.titleEn} (revised)`,
        titleJa: `${original.titleJa}【改訂版】`,
        contentEn: `${original.contentEn}\n\n${pick(paragraphs)}`,
      }),
    }
    recent.push(guide)
    if (recent.length > originalBefore) recent.shift()
    yield guide
  }
}

const guidesAtOnce = 500

/** Stores the guides with ids after `after`, up to `count`. */
export async function storeBenchmarkGuides(databaseUrl: string, count: number, after = 0): Promise<void> {
  const { db, close } = openDatabase(databaseUrl, (error) => console.error(error.message))
  try {
    let batch: Parameters<typeof saveGuides>[1] = []
    for (const guide of manyGuides(count)) {
      if (guide.id <= after) continue
      batch.push(toNewGuide(guide))
      if (batch.length < guidesAtOnce && guide.id < count) continue
      await saveGuides(db, batch, new Date())
      batch = []
      showProgress(`${guide.id} guides stored`)
    }
  } finally {
    await close()
  }
}

function words(english: string, japanese: string): (readonly [english: string, japanese: string])[] {
  const translated = japanese.split(' ')
  return english.split(' ').map((word, index) => [word, translated[index] ?? word])
}

/** Returns a seeded generator of pseudo-random numbers from 0 to 1. */
function seeded(seed: number): () => number {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}
