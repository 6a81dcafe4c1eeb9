import { Component, type ReactNode } from 'react'

interface OrNothingProps {
  children: ReactNode
  /** Stands there if it can't be shown. */
  instead?: ReactNode
}

/** For something that a page can do without: if it can't be shown, the page stands without it. */
export class OrNothing extends Component<OrNothingProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children
  }
}
