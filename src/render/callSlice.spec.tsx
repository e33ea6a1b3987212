import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { SliceProps } from '../slices/types'
import { callSlice, SliceMistake } from './callSlice'

const PROPS = { id: 'one' } as SliceProps

afterEach(() => vi.unstubAllEnvs())

describe('a slice’s component', () => {
  it('is called at once, and may throw what it likes', () => {
    expect(callSlice(({ id }: SliceProps) => `Shown: ${id}`, PROPS)).toBe('Shown: one')
    const broken = () => {
      throw new Error('No picture.')
    }
    expect(() => callSlice(broken, PROPS)).toThrow('No picture.')
  })

  it.each([
    ['calls a hook', () => useState(1)[0], 'calls the hook useState', '<Island>'],
    ['is asynchronous', () => Promise.resolve('late'), 'is asynchronous', 'load.ts'],
    ['is asynchronous and fails', () => Promise.reject(new Error('late')), 'is asynchronous', 'load.ts'],
  ])('that %s is refused with the remedy', (_what, Slice, cause, remedy) => {
    const call = () => callSlice(Slice, PROPS)
    expect(call).toThrow(SliceMistake)
    expect(call).toThrow(cause)
    expect(call).toThrow(remedy)
  })

  it('that leaves out what makes it selectable is refused in development, and nowhere else', () => {
    const bare = ({ id }: SliceProps) => <p>{id}</p>
    expect(callSlice(bare, PROPS)).toEqual(<p>one</p>)
    vi.stubEnv('NODE_ENV', 'development')
    expect(() => callSlice(bare, PROPS)).toThrow('{...root}')
    expect(callSlice(() => null, PROPS)).toBeNull()
    const whole = ({ root }: SliceProps) => <p {...root} />
    expect(callSlice(whole, { ...PROPS, root: { 'data-voix-element': 'one' } } as SliceProps)).toEqual(
      <p data-voix-element="one" />,
    )
  })
})
