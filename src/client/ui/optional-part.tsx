import { Component, Suspense, type ReactNode } from 'react'

interface OrNothingProps {
  children: ReactNode
  /** Content shown if rendering fails. */
  instead?: ReactNode
}

/** Renders an optional part of a page. While it loads and if rendering fails, the page is shown without it. */
export class OptionalPart extends Component<OrNothingProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    const { children, instead } = this.props
    return this.state.failed ? instead : <Suspense fallback={null}>{children}</Suspense>
  }
}
