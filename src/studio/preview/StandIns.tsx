'use client'

import { Component, type ReactNode } from 'react'
import { SliceMistake } from '../../render/callSlice'
import { elementName } from '../../tree'
import type { Row } from '../../tree/types'

interface Props {
  id: string
  slice: string
  /** A change of the element: it gets another try. */
  version: number
  children: ReactNode
}

interface State {
  error: Error | null
  version: number
}

/** Catches errors of a slice, so that the rest of the page renders. The element's next change retries. */
export class ElementBoundary extends Component<Props, State> {
  override state: State = { error: null, version: this.props.version }

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error }
  }

  static getDerivedStateFromProps({ version }: Props, state: State): Partial<State> | null {
    return version === state.version ? null : { error: null, version }
  }

  override render(): ReactNode {
    const { id, slice, children } = this.props
    return this.state.error ? <BrokenElement error={this.state.error} id={id} slice={slice} /> : children
  }
}

/** Replaces an element whose slice throws or is invalid, with a hint how to fix it. */
export function BrokenElement({ id, slice, error }: { id: string; slice: string; error: unknown }) {
  const message = error instanceof Error ? error.message : String(error)
  const remedy = error instanceof SliceMistake ? '' : 'Its Component.tsx throws this. Visitors see the page without it.'
  return (
    <div data-voix-element={id} role="alert" style={BROKEN}>
      The slice “{slice}” cannot be shown: {message} {remedy}
    </div>
  )
}

const BROKEN = { padding: 24, background: '#fef2f2', color: '#991b1b', font: '14px/1.5 system-ui' }

/** Replaces, in the frame only, an element whose slice the application does not have. */
export function UnknownElement({ row }: { row: Row }) {
  return (
    <div data-voix-element={row.id} role="note" style={PLACEHOLDER}>
      <strong>{elementName(row)}</strong>
      <br />
      This application has no slice “{row.blockType}”. Visitors do not see this element; it stays stored.
    </div>
  )
}

const PLACEHOLDER = {
  margin: 8,
  padding: 20,
  border: '2px dashed #b45309',
  borderRadius: 8,
  background: '#fffbeb',
  color: '#78350f',
  font: '14px/1.5 system-ui',
}
