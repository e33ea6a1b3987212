import { expect, it, vi } from 'vitest'

// Payload's admin needs a browser; the registry needs nothing of it but its messages.
vi.mock('@payloadcms/ui', () => ({ toast: { error: vi.fn(), success: vi.fn() } }))
const { allCommands } = await import('./registry')

/** Keys with more than one meaning: the first command that can run has it. */
const SHARED: Record<string, readonly string[]> = {
  'mod+e': ['enable', 'disable'],
  'mod+k': ['link', 'commands'],
  escape: [
    'leave-revision',
    'close-revisions',
    'leave-focus-mode',
    'see-as-editor',
    'leave-review-mode',
    'unselect-field',
    'select-parent',
  ],
}

it('knows each command by a name of its own', () => {
  const ids = allCommands().map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)])
  expect(allCommands().every(({ id, label }) => /^[a-z0-9-]+$/.test(id) && label.length > 0)).toBe(true)
})

it('gives no key to two commands, but for those that take turns', () => {
  const owners = new Map<string, string[]>()
  for (const { id, shortcuts = [] } of allCommands())
    for (const shortcut of shortcuts) owners.set(shortcut, [...(owners.get(shortcut) ?? []), id])
  const shared = [...owners].filter(([, ids]) => ids.length > 1)
  expect(Object.fromEntries(shared)).toEqual(SHARED)
})
