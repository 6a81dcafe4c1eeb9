import { Component, type ReactNode } from 'react'

interface OrNothingProps {
  children: ReactNode
  /** Content shown if rendering fails. */
  instead?: ReactNode
}

/** Renders an optional part of a page. If rendering fails, the page is shown without it. */
export class OptionalPart extends Component<OrNothingProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children
  }
}
