import { useLanguage } from '../lib/i18n.tsx'
import type { GuideShown } from './guide-article.tsx'

type Videos = NonNullable<GuideShown['body']>['videos']

/** Plain links with drawn pictures: nothing is asked of another site before the reader goes there. */
export function ReferenceVideos({ videos }: { videos: Videos }) {
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
            className="relative flex items-center gap-4 rounded-card border border-line bg-surface p-3 hover:border-control"
          >
            <img
              src={video.thumbnailUrl}
              alt=""
              width={160}
              height={90}
              loading="lazy"
              className="aspect-video w-28 rounded-[6px] bg-raised object-cover md:w-40"
            />
            <div className="min-w-0">
              <a
                href={`https://www.youtube.com/watch?v=${encodeURIComponent(video.videoId)}`}
                target="_blank"
                rel="noopener noreferrer"
                lang={video.language}
                className="covers-card line-clamp-2 text-md font-semibold"
              >
                {video.title}
              </a>
              {video.channelTitle !== null && (
                <p className="truncate text-sm text-soft">{video.channelTitle}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
