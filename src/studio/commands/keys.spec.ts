import { expect, it, vi } from 'vitest'
import type { StudioSession } from '../session/session'

// Payload's admin needs a browser; the commands need nothing of it but its messages.
vi.mock('@payloadcms/ui', () => ({ toast: { error: vi.fn(), success: vi.fn() } }))
const { commandOfKey } = await import('./keys')

/** An earlier version is shown, so no command is enabled: these tests check the keys only. */
const session = { versions: { store: { getState: () => ({ selected: 1 }) } } } as unknown as StudioSession

const idOf = ({ key, isOnPage, ctrlKey = false }: { key: string; isOnPage: boolean; ctrlKey?: boolean }) =>
  commandOfKey({
    session,
    event: { key, ctrlKey, metaKey: false, shiftKey: false, altKey: false },
    isTyping: false,
    isOnPage,
  })?.id

it('deletes elements by a key only where the key can mean an element', () => {
  for (const key of ['Delete', 'Backspace']) {
    expect(idOf({ key, isOnPage: true })).toBe('delete')
    expect(idOf({ key, isOnPage: false })).toBe(undefined)
  }
  expect(idOf({ key: 'd', ctrlKey: true, isOnPage: false })).toBe('duplicate')
})
