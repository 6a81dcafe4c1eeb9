import type { Method } from '../../writing/format.ts'
import { audioArticles } from './audio-articles.ts'
import { audioGuides } from './audio-guides.ts'
import { courseScripts } from './course-scripts.ts'
import { explainerNarration } from './explainer-narration.ts'
import { howToChannel } from './how-to-channel.ts'
import { phoneGreetings } from './phone-greetings.ts'
import { podcastEditing } from './podcast-editing.ts'
import { reelsFromPhotos } from './reels-from-photos.ts'
import { shortVideoScripts } from './short-video-scripts.ts'
import { subtitling } from './subtitling.ts'

export const methodsB: readonly Method[] = [
  explainerNarration,
  podcastEditing,
  audioGuides,
  subtitling,
  shortVideoScripts,
  reelsFromPhotos,
  phoneGreetings,
  howToChannel,
  courseScripts,
  audioArticles,
]
