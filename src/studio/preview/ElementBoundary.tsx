'use client'

import { Component, type ReactNode } from 'react'
import { BrokenElement } from './BrokenElement'

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

/** A part of a slice that throws must not take the page with it: the element's place says so, and its next change tries again. */
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
    return error ? <BrokenElement error={error} id={this.props.id} /> : this.props.children
  }
}
