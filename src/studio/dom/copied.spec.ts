import { describe, expect, it } from 'vitest'
import { createEnvelope, createRow } from '../../tree'
import { readCopied, writeCopied } from './copied'

const origin = 'https://site.test'
const rows = [
  createRow({ id: 'g', blockType: 'group', element: createEnvelope({ parent: 'elsewhere', slot: 'aside' }) }),
  createRow({ id: 'a', blockType: 'text', element: createEnvelope({ parent: 'g' }), fields: { title: 'Hello' } }),
]
const read = (text: string) => readCopied({ text, origin })
const changed = (change: (value: { rows: Record<string, unknown>[] }) => void) => {
  const value = JSON.parse(writeCopied({ rows, origin })) as { rows: Record<string, unknown>[] }
  change(value)
  return read(JSON.stringify(value))
}

describe('elements on the clipboard', () => {
  it('come back with fresh ids, their order and what they hold', () => {
    const copied = read(writeCopied({ rows, origin }))
    expect(copied).toMatchObject({ ok: true, rows: [{ blockType: 'group' }, { title: 'Hello' }] })
    if (!copied?.ok) throw new Error('Nothing was read.')
    const [group, text] = copied.rows
    expect(group?.id).not.toBe('g')
    expect(text?.element.parent).toBe(group?.id)
    expect(group?.element).toMatchObject({ parent: null, slot: 'default' })
  })

  it('leave any other text alone', () => {
    for (const text of ['', 'Hello', '{"rows": []}', '[1]']) expect(read(text)).toBeNull()
  })

  it('are refused from another site', () => {
    expect(read(writeCopied({ rows, origin: 'https://other.test' }))).toMatchObject({
      ok: false,
      reason: expect.stringContaining('another site (https://other.test)'),
    })
  })

  it('are refused when they are damaged', () => {
    expect(read(`{"voix/elements":1`)).toMatchObject({ ok: false })
    expect(changed((value) => (value.rows = []))).toMatchObject({ ok: false })
    expect(changed(({ rows: [first] }) => first && (first.element = 'no'))).toMatchObject({ ok: false })
    expect(changed(({ rows: [first] }) => first && (first.blockName = {}))).toMatchObject({ ok: false })
    const wrong = changed(({ rows: [first] }) => {
      if (first) first.element = { ...createEnvelope(), hydrationMode: '<script>' }
    })
    expect(wrong).toMatchObject({ ok: false, reason: expect.stringContaining('hydrationMode') })
  })

  it('are refused when they do not make a tree', () => {
    expect(changed(({ rows: [first, second] }) => first && second && (second.id = 'g'))).toMatchObject({ ok: false })
    const cycle = changed(({ rows: [first] }) => {
      if (first) first.element = { ...createEnvelope(), parent: 'a' }
    })
    expect(cycle).toMatchObject({ ok: false, reason: expect.stringContaining('do not fit together') })
  })
})
