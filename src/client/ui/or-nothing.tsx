import { Component, type ReactNode } from 'react'

/** For something that a page can do without: if it can't be shown, the page stands without it. */
export class OrNothing extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
