import { Component, createRef, type ReactNode } from 'react'
import { noteReadingPlace } from '../../../platform/browser/reading-place.ts'

interface ScrollAnchorProps {
  /** Of the page and of its text; the browser's own scroll anchoring is off here, or both would correct. */
  languages: string
  children: ReactNode
}

/** When the text changes its language, or both are shown, the heading that was being read stays where it was on the screen. */
export class ScrollAnchor extends Component<ScrollAnchorProps> {
  readonly #text = createRef<HTMLDivElement>()

  override getSnapshotBeforeUpdate(before: ScrollAnchorProps): (() => void) | null {
    const text = this.#text.current
    return text === null || before.languages === this.props.languages ? null : noteReadingPlace(text)
  }

  override componentDidUpdate(_props: unknown, _state: unknown, restore: (() => void) | null): void {
    restore?.()
  }

  override render() {
    return <div ref={this.#text}>{this.props.children}</div>
  }
}
