import { Component, createRef, type ReactNode } from 'react'
import { useLanguage } from '../../../platform/texts/language.tsx'
import type { ShownGuide } from '../../../platform/api/shown-guide.ts'
import { captureReadingPosition } from '../../../platform/browser/reading-position.ts'
import { ReferenceVideos } from './reference-videos.tsx'
import { BilingualText } from './bilingual-text.tsx'

/** Renders the whole guide from HTML that the server rendered and sanitized. */
export function GuideBody({ body }: { body: NonNullable<ShownGuide['body']> }) {
  const { language } = useLanguage()
  return (
    <div>
      <ScrollAnchor languages={`${language} ${body.language} ${body.rows === null ? 1 : 2}`}>
        {body.rows === null ? (
          // oxlint-disable-next-line react/no-danger -- sanitized by guides/render-markdown.ts on the server
          <div lang={body.language} className="prose" dangerouslySetInnerHTML={{ __html: body.html }} />
        ) : (
          <BilingualText rows={body.rows} />
        )}
      </ScrollAnchor>
      <ReferenceVideos videos={body.videos} />
    </div>
  )
}

interface ScrollAnchorProps {
  /** Languages of the page and of the guide's text. A change triggers a correction of the scroll position. */
  languages: string
  children: ReactNode
}

/** Keeps the visible heading in place when the text changes its language or both languages are shown. */
class ScrollAnchor extends Component<ScrollAnchorProps> {
  readonly #text = createRef<HTMLDivElement>()

  override getSnapshotBeforeUpdate(before: ScrollAnchorProps): (() => void) | null {
    const text = this.#text.current
    return text === null || before.languages === this.props.languages ? null : captureReadingPosition(text)
  }

  override componentDidUpdate(_props: unknown, _state: unknown, restore: (() => void) | null): void {
    restore?.()
  }

  override render() {
    return <div ref={this.#text}>{this.props.children}</div>
  }
}
