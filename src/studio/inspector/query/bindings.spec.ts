import { describe, expect, it } from 'vitest'
import type { SliceFieldInfo } from '../../types'
import { fittingFields, withBinding } from './bindings'
import type { DocumentField, DocumentFieldKind } from './collectionFields'

const slice = (type: SliceFieldInfo['type']) => ({ name: 'x', type }) as SliceFieldInfo
const documents = (['text', 'number', 'media', 'rich', 'checkbox'] as DocumentFieldKind[]).map(
  (kind): DocumentField => ({ path: kind, label: kind, kind, choices: [] }),
)

describe('fittingFields', () => {
  it.each([
    ['text', ['text', 'number', 'rich']],
    ['wysiwyg', ['text', 'rich']],
    ['media', ['media']],
    ['number', ['number']],
    ['list', []],
  ] as const)('a %s field takes %j', (type, paths) => {
    expect(fittingFields({ field: slice(type), documents }).map(({ path }) => path)).toEqual(paths)
  })
})

it('binds and frees a field', () => {
  const bound = withBinding({ bind: { title: 'name' }, field: 'copy', path: 'description' })
  expect(bound).toEqual({ title: 'name', copy: 'description' })
  expect(withBinding({ bind: bound, field: 'title', path: '' })).toEqual({ copy: 'description' })
})
