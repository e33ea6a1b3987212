import type { Block, Config, Field } from 'payload'
import { expect, it } from 'vitest'
import { withCodeInputs } from './codeFields'

const json = (name = 'data'): Field => ({ name, type: 'json', admin: { width: '50%' } })
const edited = (name = 'data') => ({
  name,
  type: 'json',
  admin: { width: '50%', components: { Field: 'voix/studio#CodeTextField' } },
})

const fieldsIn = (fields: Field[]) =>
  withCodeInputs({ collections: [{ slug: 'shops', fields }] }).collections[0]?.fields ?? []

it.each<[string, (field: Field | object) => object]>([
  ['a collection', (field) => field],
  ['a group', (field) => ({ name: 'in', type: 'group', fields: [field] })],
  ['an array', (field) => ({ name: 'in', type: 'array', fields: [field] })],
  [
    'a row in a collapsible',
    (field) => ({ label: '', type: 'collapsible', fields: [{ type: 'row', fields: [field] }] }),
  ],
  [
    'a tab',
    (field) => ({
      type: 'tabs',
      tabs: [
        { label: 'One', fields: [] },
        { name: 'two', fields: [field] },
      ],
    }),
  ],
  ['a block', (field) => ({ name: 'in', type: 'blocks', blocks: [{ slug: 'one', fields: [field] }] })],
  [
    'a block of its own place',
    (field) => ({ name: 'in', type: 'blocks', blocks: [], blockReferences: ['two', { slug: 'one', fields: [field] }] }),
  ],
])('a field of JSON in %s can be edited under the policy', (_, around) => {
  expect(fieldsIn([around(json()) as Field])).toEqual([around(edited())])
})

it('so can one of code, in globals and in the blocks of the config, and nothing else changes', () => {
  const text: Field = { name: 'title', type: 'text' }
  const code: Field = { name: 'snippet', type: 'code', admin: { language: 'html', components: { Label: '/Label' } } }
  const config = {
    globals: [{ slug: 'footer', fields: [text, code] }],
    blocks: [{ slug: 'embed', fields: [json()] }],
  } satisfies Partial<Config>
  expect(withCodeInputs(config)).toEqual({
    globals: [
      {
        slug: 'footer',
        fields: [
          text,
          {
            ...code,
            admin: { language: 'html', components: { Label: '/Label', Field: 'voix/studio#CodeTextField' } },
          },
        ],
      },
    ],
    blocks: [{ slug: 'embed', fields: [edited()] }],
  })
  expect(code.admin?.components).toEqual({ Label: '/Label' })
})

it('a field keeps the input that it names', () => {
  const own: Field = { name: 'data', type: 'json', admin: { components: { Field: '/fields/Own' } } }
  expect(fieldsIn([own])).toEqual([own])
})

it('a block that holds itself is walked once', () => {
  const section: Block = { slug: 'section', fields: [json()] }
  section.fields.push({ name: 'inner', type: 'blocks', blocks: [section] })
  const [walked] = withCodeInputs({ blocks: [section] }).blocks
  expect(walked?.fields[0]).toEqual(edited())
  expect((walked?.fields[1] as { blocks: Block[] }).blocks[0]).toBe(walked)
})
