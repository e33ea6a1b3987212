'use client'

import { Component, type ReactNode } from 'react'

interface Props {
  id: string
  /** A change of the element: it gets another try. */
  version: number
  children: ReactNode
}

interface State {
  error: Error | null
  version: number
}

/** A slice that throws must not take the page with it: its place says so, and its next change tries again. */
export class ElementBoundary extends Component<Props, State> {
  override state: State = { error: null, version: this.props.version }

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error }
  }

  static getDerivedStateFromProps({ version }: Props, state: State): Partial<State> | null {
    return version === state.version ? null : { error: null, version }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (!error) return this.props.children
    return (
      <div data-voix-element={this.props.id} role="alert" style={BROKEN}>
        This element cannot be shown: {error.message}
      </div>
    )
  }
}

const BROKEN = { padding: 24, background: '#fef2f2', color: '#991b1b', font: '14px/1.5 system-ui' }
