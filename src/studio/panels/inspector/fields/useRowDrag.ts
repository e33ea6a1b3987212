import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import type { Move } from '../../../model/rows'

/** Reorders the rows of a list: by the pointer, and by the arrow keys on a row's grip. */
export interface RowDrag {
  list: RefObject<HTMLOListElement | null>
  row: (index: number) => { 'data-is-dragged'?: true; 'data-drop'?: 'before' | 'after' }
  grip: (index: number) => {
    'aria-description': string
    'data-grip': number
    onKeyDown: (event: KeyboardEvent) => void
    onPointerDown: (event: PointerEvent<HTMLElement>) => void
    onPointerMove: (event: PointerEvent) => void
    onPointerUp: () => void
    onPointerCancel: () => void
  }
}

const STEPS: Record<'x' | 'y', Readonly<Record<string, number>>> = {
  x: { ArrowLeft: -1, ArrowRight: 1 },
  y: { ArrowUp: -1, ArrowDown: 1 },
}

interface Input {
  count: number
  /** How the rows lie: one below the other, or side by side. */
  axis?: 'x' | 'y'
  onMove: (move: Move) => void
}

export function useRowDrag({ count, axis = 'y', onMove }: Input): RowDrag {
  const list = useRef<HTMLOListElement>(null)
  const [move, setMove] = useState<Move | null>(null)
  // A row that is put elsewhere in the document loses the focus: its grip gets it back.
  const moved = useRef<number | null>(null)
  useEffect(() => {
    if (moved.current === null) return
    list.current?.children[moved.current]?.querySelector<HTMLElement>('[data-grip]')?.focus()
    moved.current = null
  })

  const moveTo = (to: Move) => {
    if (to.from !== to.to && to.to >= 0 && to.to < count) onMove(to)
  }
  /** The rows that lie before the pointer stay before the row that is dragged. */
  const placeAt = ({ at, from }: { at: number; from: number }) => {
    const others = [...(list.current?.children ?? [])].filter((_row, index) => index !== from)
    return others.filter((row) => {
      const { left, top, width, height } = row.getBoundingClientRect()
      return (axis === 'x' ? left + width / 2 : top + height / 2) < at
    }).length
  }
  return {
    list,
    row: (index) => {
      if (move === null) return {}
      if (move.from === index) return { 'data-is-dragged': true }
      return move.to !== move.from && index === move.to ? { 'data-drop': move.to < move.from ? 'before' : 'after' } : {}
    },
    grip: (index) => ({
      'aria-description': 'Arrow keys move it',
      'data-grip': index,
      onKeyDown: (event) => {
        const step = STEPS[axis][event.key]
        if (step === undefined) return
        event.preventDefault()
        moved.current = index + step
        moveTo({ from: index, to: index + step })
      },
      onPointerDown: (event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setMove({ from: index, to: index })
      },
      onPointerMove: (event) => {
        const at = axis === 'x' ? event.clientX : event.clientY
        if (move) setMove({ ...move, to: placeAt({ at, from: move.from }) })
      },
      onPointerUp: () => {
        if (move) moveTo(move)
        setMove(null)
      },
      onPointerCancel: () => setMove(null),
    }),
  }
}
