import { describe, expect, it } from 'vitest'
import type { FieldInfo } from './fieldType'
import { describedField, previewField } from './registry'

const field = (type: string, more: Partial<FieldInfo> = {}): FieldInfo => describedField({ name: type, type, ...more })

describe('what the frame shows before the server answers', () => {
  it('shows plain values as the server would', () => {
    expect(previewField({ field: field('text'), value: null, last: 'old' })).toBe('')
    expect(previewField({ field: field('select', { defaultValue: 'h2' }), value: '', last: 'h1' })).toBe('h2')
    expect(previewField({ field: field('number'), value: 'x', last: 1 })).toBeNull()
  })

  it('keeps the picture that was shown', () => {
    const picture = { kind: 'picture' }
    expect(previewField({ field: field('image'), value: 'new-id', last: picture })).toBe(picture)
  })

  it('shows nothing at once of a picture or of documents that are cleared or switched off', () => {
    expect(previewField({ field: field('image'), value: undefined, last: { kind: 'picture' } })).toBeNull()
    expect(previewField({ field: field('upload'), value: [], last: { kind: 'picture' } })).toBeNull()
    expect(previewField({ field: field('relationship'), value: null, last: [{ id: '1' }] })).toEqual([])
  })

  it('never takes an unsafe address', () => {
    const link = field('link')
    const value = { mode: 'href', href: 'javascript:alert(1)', text: 'x' }
    expect(previewField({ field: link, value, last: null })).toMatchObject({ href: '#voix-nowhere' })
    const text = {
      root: { type: 'root', children: [{ type: 'link', fields: { url: 'javascript:alert(1)' }, children: [] }] },
    }
    expect(JSON.stringify(previewField({ field: field('richText'), value: text, last: null }))).not.toContain(
      'javascript',
    )
  })

  it('keeps a link in sight that leads nowhere yet, and shows none without a text', () => {
    const shown = (value: unknown) => previewField({ field: field('link'), value, last: null })
    expect(shown({ mode: 'relationship', text: 'Book' })).toMatchObject({ text: 'Book', href: '#voix-nowhere' })
    expect(shown({ mode: 'href', href: '', text: '' })).toBeNull()
    expect(shown(undefined)).toBeNull()
  })

  it('changes the text of a link to a document and keeps where it leads', () => {
    const value = { mode: 'relationship', relationship: { relationTo: 'pages', value: '1' }, text: 'Now' }
    const last = { text: 'Before', href: '/there', target: '_self', external: false }
    expect(previewField({ field: field('link'), value, last })).toEqual({ ...last, text: 'Now' })
  })

  it('keeps the resolved parts of a list row by its id', () => {
    const list = field('array', { fields: [field('text', { name: 'title' }), field('image', { name: 'image' })] })
    const last = [{ id: 'b', title: 'B', image: 'picture of b' }]
    const value = [
      { id: 'a', title: 'A' },
      { id: 'b', title: 'B!', image: '1' },
    ]
    expect(previewField({ field: list, value, last })).toEqual([
      { id: 'a', title: 'A', image: null },
      { id: 'b', title: 'B!', image: 'picture of b' },
    ])
  })

  it('keeps the resolved parts of a group, which is there when nothing is', () => {
    const group = field('group', { fields: [field('text', { name: 'title' }), field('image', { name: 'image' })] })
    const last = { title: 'B', image: 'picture of b' }
    expect(previewField({ field: group, value: { title: 'B!', image: '1' }, last })).toEqual({ ...last, title: 'B!' })
    expect(previewField({ field: group, value: undefined, last: undefined })).toEqual({ title: '', image: null })
  })
})
