import { StrictMode } from 'react'
import { render, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { plainPart } from '../../src/render/parts/part'
import { PlainIsland } from '../../src/render/parts/PlainIsland'

it.each(['load', 'idle'] as const)(
  'a script without React runs once (%s), where Next brings the page to life',
  async (mode) => {
    const run = vi.fn()
    const part = plainPart<{ most: number }>('counter', () => Promise.resolve({ default: run }))
    const { container } = render(
      <StrictMode>
        <PlainIsland part={part} mode={mode} props={{ most: 3 }}>
          <p>From the server</p>
        </PlainIsland>
      </StrictMode>,
    )
    const island = container.querySelector('voix-island')
    expect(island?.outerHTML).toContain('<p>From the server</p>')
    await waitFor(() => expect(island?.hasAttribute('started')).toBe(true))
    expect(run.mock.calls).toEqual([[island, { most: 3 }]])
  },
)
