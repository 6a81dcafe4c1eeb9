import { useLanguage } from '../../../platform/texts/language.tsx'
import type { GuideShown } from '../../../platform/api/guide-shown.ts'
import { ScrollAnchor } from './scroll-anchor.tsx'
import { ReferenceVideos } from './reference-videos.tsx'
import { TwoLanguages } from './two-languages.tsx'

/** The whole guide. Its HTML was rendered and sanitised by the server. */
export function GuideBody({ body }: { body: NonNullable<GuideShown['body']> }) {
  const { language } = useLanguage()
  return (
    <div>
      <ScrollAnchor languages={`${language} ${body.language} ${body.rows === null ? 1 : 2}`}>
        {body.rows === null ? (
          // oxlint-disable-next-line react/no-danger -- sanitised by guides/render-markdown.ts on the server
          <div lang={body.language} className="prose" dangerouslySetInnerHTML={{ __html: body.html }} />
        ) : (
          <TwoLanguages rows={body.rows} />
        )}
      </ScrollAnchor>
      <ReferenceVideos videos={body.videos} />
    </div>
  )
}
