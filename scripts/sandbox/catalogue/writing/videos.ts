import type { CatalogLanguage, DemoMethod } from './format.ts'
import { hashText } from './variants.ts'

export interface ReferenceVideo {
  videoId: string
  title: string
  language: CatalogLanguage
  channelTitle: string
}

const CHANNELS: Readonly<Record<CatalogLanguage, readonly string[]>> = {
  en: [
    'Small Trade Desk',
    'Kitchen Table Freelance',
    'The Patient Freelancer',
    'Plain Tools',
    'Side Door Studio',
    'Honest Hours',
  ],
  ja: [
    'ちいさな商いの教室',
    'すきま時間の仕事帖',
    '道具箱チャンネル',
    '夜9時の副業ノート',
    'はたらく机のまわり',
    'ことばと商売',
  ],
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
/** Allowed last characters of a YouTube id, which encodes only four bits there. */
const LAST_LETTERS = 'AEIMQUYcgkosw048'

function videoId(seed: string): string {
  let id = ''
  for (let place = 0; place < 11; place++) {
    const letters = place === 10 ? LAST_LETTERS : LETTERS
    id += letters.charAt(hashText(`${seed}:${place}`) % letters.length)
  }
  return id
}

export function createReferenceVideos(
  id: number,
  method: DemoMethod,
  text: Readonly<Record<CatalogLanguage, (template: string) => string>>,
): ReferenceVideo[] {
  const count = Math.min(method.videos.length, 1 + (hashText(`videos:${id}`) % 3))
  return Array.from({ length: count }, (_, offset) => {
    const video = method.videos[(id + offset) % method.videos.length]
    if (!video) throw new Error(`${method.slug} has no videos`)
    const channels = CHANNELS[video.language]
    return {
      videoId: videoId(`${id}:${offset}`),
      title: text[video.language](video.title),
      language: video.language,
      channelTitle: channels[hashText(`${id}:${offset}:${method.slug}`) % channels.length] ?? '',
    }
  })
}
