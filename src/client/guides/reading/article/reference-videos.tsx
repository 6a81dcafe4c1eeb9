import { useState } from 'react'
import { useLanguage } from '../../../platform/texts/language.tsx'
import { runOnClick } from '../../../ui/run-on-click.ts'
import type { ShownGuide } from '../../../platform/api/shown-guide.ts'

type Video = NonNullable<ShownGuide['body']>['videos'][number]

/** Links to videos with drawn thumbnails, so that nothing is requested from another site before the user starts a video. */
export function ReferenceVideos({ videos }: { videos: Video[] }) {
  const { t } = useLanguage()
  if (videos.length === 0) return null
  return (
    <section aria-labelledby="reference-videos" className="mt-14 max-w-measure">
      <h2 id="reference-videos" className="text-xl">
        {t('guide.videos')}
      </h2>
      <p className="mt-1 text-sm text-soft">{t('guide.videosNote')}</p>
      <ul className="mt-5 grid gap-4">
        {videos.map((video) => (
          <li
            key={video.videoId}
            className="relative overflow-hidden rounded-card border border-line bg-surface hover:border-control"
          >
            <ReferenceVideo video={video} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Focuses the player, because the clicked link was removed. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus()

/** Plays the video in the page. Without JavaScript or in a new tab, its link opens YouTube. */
function ReferenceVideo({ video }: { video: Video }) {
  const [playing, setPlaying] = useState(false)
  const id = encodeURIComponent(video.videoId)
  if (playing) {
    return (
      <iframe
        ref={takeFocus}
        src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`}
        title={video.title}
        lang={video.language}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the player has another origin, so it cannot remove the sandbox
        sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
        className="block aspect-video w-full"
      />
    )
  }
  return (
    <div className="flex items-center gap-4 p-3">
      <img
        src={video.thumbnailUrl}
        alt=""
        width={160}
        height={90}
        loading="lazy"
        className="aspect-video w-28 rounded-[6px] bg-raised object-cover md:w-40"
      />
      <div className="min-w-0" lang={video.language}>
        <a
          href={`https://www.youtube.com/watch?v=${id}`}
          target="_blank"
          rel="noopener noreferrer"
          {...runOnClick(() => setPlaying(true))}
          className="covers-card line-clamp-2 text-md font-semibold"
        >
          {video.title}
        </a>
        {video.channelTitle !== null && <p className="truncate text-sm text-soft">{video.channelTitle}</p>}
      </div>
    </div>
  )
}
