import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { Tip, TipProvider } from '../../src/studio/ui/Tip'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
const isShown = (text: string) => screen.queryAllByText(text).length > 0
const enter = (name: string) => {
  const button = screen.getByRole('button', { name })
  fireEvent.pointerEnter(button)
  fireEvent.pointerMove(button)
}
/** Leaves the tooltip as well, on which the pointer may rest. */
const leave = (name: string) => {
  fireEvent.pointerLeave(screen.getByRole('button', { name }))
  fireEvent.pointerMove(document.body, { clientX: 900, clientY: 900 })
}

function open() {
  render(
    <TipProvider>
      <Tip text="Takes it back">
        <button>Undo</button>
      </Tip>
      <Tip text="Does it again">
        <button>Redo</button>
      </Tip>
    </TipProvider>,
  )
}

it('shows after half a second of hovering, and hides 200 milliseconds after it', () => {
  open()
  enter('Undo')
  wait(499)
  expect(isShown('Takes it back')).toBe(false)
  wait(1)
  expect(isShown('Takes it back')).toBe(true)
  leave('Undo')
  wait(199)
  expect(isShown('Takes it back')).toBe(true)
  wait(1)
  expect(isShown('Takes it back')).toBe(false)
})

it('stays for a hand that comes back', () => {
  open()
  enter('Undo')
  wait(500)
  leave('Undo')
  wait(100)
  enter('Undo')
  wait(1000)
  expect(isShown('Takes it back')).toBe(true)
})

it('goes at once for the tooltip of another button', () => {
  open()
  enter('Undo')
  wait(500)
  leave('Undo')
  enter('Redo')
  expect([isShown('Takes it back'), isShown('Does it again')]).toEqual([false, true])
})

it('hides when the pointer goes into a frame, whose document tells nothing of it', () => {
  open()
  const frame = document.body.appendChild(document.createElement('iframe'))
  onTestFinished(() => frame.remove())
  enter('Undo')
  wait(500)
  fireEvent.pointerLeave(screen.getByRole('button', { name: 'Undo' }))
  fireEvent.pointerOver(frame)
  wait(199)
  expect(isShown('Takes it back')).toBe(true)
  wait(1)
  expect(isShown('Takes it back')).toBe(false)
})
