import { Component, createRef, type ReactNode } from 'react'

interface Place {
  heading: number
  offset: number
}

/** Those of one language, where both are shown. */
const headings = ':is(h1, h2, h3):not([data-other] *)'

interface ScrollAnchorProps {
  /** Of the page and of its text; the browser's own scroll anchoring is off here, or both would correct. */
  languages: string
  children: ReactNode
}

/** When the text changes its language, or both are shown, the heading that was being read stays where it was on the screen. */
export class ScrollAnchor extends Component<ScrollAnchorProps> {
  readonly #text = createRef<HTMLDivElement>()

  override getSnapshotBeforeUpdate(before: ScrollAnchorProps): Place | null {
    if (before.languages === this.props.languages) return null
    const offsets = this.#headings().map((heading) => heading.getBoundingClientRect().top)
    const heading = offsets.findLastIndex((offset) => offset < window.innerHeight / 2)
    return heading < 0 || window.scrollY === 0 ? null : { heading, offset: offsets[heading] ?? 0 }
  }

  override componentDidUpdate(_props: unknown, _state: unknown, place: Place | null): void {
    const heading = place === null ? undefined : this.#headings()[place.heading]
    if (place !== null && heading !== undefined) {
      window.scrollBy(0, heading.getBoundingClientRect().top - place.offset)
    }
  }

  override render() {
    return <div ref={this.#text}>{this.props.children}</div>
  }

  #headings(): HTMLElement[] {
    return [...(this.#text.current?.querySelectorAll<HTMLElement>(headings) ?? [])]
  }
}
