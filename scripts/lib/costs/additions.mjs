/**
 * What is added to the product or to its application, as whoever works on it would: new files, and lines after a line that is there.
 *
 * @typedef {object} Addition
 * @property {string} what
 * @property {number} most How many files it may touch.
 * @property {Record<string, string>} creates Files by their path.
 * @property {Record<string, [after: string, added: string][]>} extends Text put right behind the first `after`.
 */

/** @type {Addition[]} */
export const ADDITIONS = [
  {
    what: 'a command with its action, and their test',
    most: 4,
    creates: {
      'src/studio/model/actions/untag.spec.ts': `import { expect, it } from 'vitest'
import { createEnvelope, createRow } from '../../../tree'
import { stateOf } from '../spec/fixtures'
import { reducer } from '../reducer'
import { elementActions } from './elements'

it('takes all tags off elements', () => {
  const row = createRow({ id: 'a', blockType: 'hero', element: createEnvelope({ tags: [{ name: 'sea', point: 1 }] }) })
  const state = stateOf([row])
  expect(reducer(state, { type: 'untagElement', ids: ['a'] }).tree.rows.a?.element.tags).toEqual([])
  expect(elementActions.untagElement.schema.safeParse({ ids: [] }).success).toBe(false)
})
`,
    },
    extends: {
      'src/studio/model/actions/elements.ts': [
        [
          'export const elementActions = {',
          `
  /** Takes all tags off elements. */
  untagElement: defineAction({ ids: s.ids }, (state, { ids }) =>
    withTree(
      state,
      ids.reduce((tree, id) => updateEnvelope(tree, { id, envelope: { tags: [] } }), state.tree),
    ),
  ),
`,
        ],
        ['  type Tree,', '\n  updateEnvelope,'],
      ],
      'src/studio/commands/elementCommands.ts': [
        [
          'export const elementCommands: readonly Command[] = [',
          `
  {
    id: 'untag',
    label: 'Take all tags off',
    group: 'Element',
    icon: Eye,
    enabled: forSelection(),
    run: (session) => session.dispatch({ type: 'untagElement', ids: selectedIds(session) }),
  },`,
        ],
      ],
    },
  },
  {
    what: 'a field type of the product, with its input',
    most: 3,
    creates: {
      'src/slices/fieldTypes/rating.ts': `import { createField, defaultOf, defineFieldType } from './defineFieldType'
import type { FieldDefinition, FieldOptions } from './fieldType'

export const ratingType = defineFieldType<number, number>({
  type: 'rating',
  label: 'Stars',
  payload: ({ field, base }) => ({ ...base, ...defaultOf<number>(field), type: 'number', min: 0, max: 5 }),
  resolve: (value) => (typeof value === 'number' ? value : 0),
  preview: ({ value }) => (typeof value === 'number' ? value : 0),
  empty: 0,
  text: (value) => (typeof value === 'number' ? \`\${value} stars\` : ''),
  fits: (value) => typeof value === 'number' && value >= 0 && value <= 5,
  rule: 'The value must be a number from 0 to 5.',
})

/** Up to five stars. */
export function rating(options: FieldOptions<number> = {}): FieldDefinition<number, number> {
  return createField(ratingType, options)
}
`,
    },
    extends: {
      'src/slices/field.ts': [
        ["from './fieldTypes/payload'", "\nimport { rating, ratingType } from './fieldTypes/rating'"],
        ['  payload,', '\n  rating,'],
        ['  payloadType,', '\n  ratingType,'],
      ],
      'src/studio/panels/inspector/fields/inputs.tsx': [
        ['  number: NumberField,', '\n  rating: RatingField,'],
        [
          'const inputs = new Map(Object.entries(OF_THE_PRODUCT))',
          `

function RatingField(props: FieldInputProps) {
  const stars = typeof props.value === 'number' ? props.value : 0
  return (
    <button disabled={props.isReadOnly} onClick={() => props.onChange((stars % 5) + 1)} type="button">
      {'★'.repeat(stars)}
    </button>
  )
}
`,
        ],
      ],
    },
  },
  {
    what: 'an inspector’s tab',
    most: 3,
    creates: {
      'src/studio/panels/inspector/notes/NotesPanel.tsx': `'use client'

import { elementName } from '../../../../tree'
import type { Row } from '../../../../tree/types'

export function NotesPanel({ row }: { row: Row }) {
  return <p>Notes on {elementName(row)}</p>
}
`,
    },
    extends: {
      'src/studio/panels/inspector/tabs.tsx': [
        ["from './content/ElementForm'", "\nimport { NotesPanel } from './notes/NotesPanel'"],
        ["label: 'Settings', Panel: SettingsPanel },", "\n  { id: 'notes', label: 'Notes', Panel: NotesPanel },"],
      ],
    },
  },
  {
    what: 'a slice',
    most: 2,
    creates: {
      'src/blocks/global/quotation/config.ts': `import { defineSlice, field } from 'voix/slices'

export const quotation = defineSlice({
  name: 'quotation',
  label: 'Quotation',
  group: 'global',
  fields: { words: field.text({ label: 'Words', required: true }), stars: field.number({ label: 'Stars' }) },
})
`,
      'src/blocks/global/quotation/Component.tsx': `import type { SliceProps } from 'voix/slices'
import type { quotation } from './config'

export default function Quotation({ fields, root }: SliceProps<typeof quotation>) {
  return <blockquote {...root}>{fields.words}</blockquote>
}
`,
    },
    extends: {},
  },
  {
    what: 'a layout',
    most: 2,
    creates: {
      'src/layouts/plain/config.ts': `import type { LayoutConfig } from 'voix/render'

export const plain: LayoutConfig = { name: 'plain', label: 'Plain', palette: [] }
`,
      'src/layouts/plain/Layout.tsx': `import type { LayoutProps } from 'voix/render'

export default function PlainLayout({ children }: LayoutProps) {
  return <main id="content">{children}</main>
}
`,
    },
    extends: {},
  },
  {
    what: 'a collection of the application',
    most: 2,
    creates: {
      'src/collections/resort/awards.ts': `import type { CollectionConfig } from 'payload'
import { forStaff } from './access'

export const awards: CollectionConfig = {
  slug: 'awards',
  admin: { useAsTitle: 'name', group: 'Resort group' },
  access: forStaff,
  fields: [{ name: 'name', type: 'text', required: true }],
}
`,
    },
    extends: {
      'src/collections/resort/index.ts': [
        ["import { bookingCodeTriggers } from './bookingCodeTriggers'", "\nimport { awards } from './awards'"],
        ['resortCollections = [', 'awards, '],
      ],
    },
  },
]

/** Puts what was added to use, in the copy. */
export const PROOF = {
  'tests/architecture/proof.spec.ts': `import { expect, it, vi } from 'vitest'
import { slices } from '../../src/blocks/registry/configs'
import { layouts } from '../../src/layouts/registry/configs'
import { layoutImports } from '../../src/layouts/registry/imports'
import { resortCollections } from '../../src/collections/resort'
import { field, fitsField, toPayloadField } from '../../src/slices'
import { createRow } from '../../src/tree'

vi.mock('@payloadcms/ui', () => ({}))
vi.mock('@payloadcms/richtext-lexical/lexical', () => ({}))
const { allCommands } = await import('../../src/studio/commands/registry')
const { fieldInputs } = await import('../../src/studio/panels/inspector/fields/inputs')
const { elementTabs } = await import('../../src/studio/panels/inspector/tabs')

it('has a command', () => expect(allCommands().map(({ id }) => id)).toContain('untag'))
it('has a field type', () => {
  const stars = field.rating({ label: 'Stars' })
  expect(toPayloadField('stars', stars)).toMatchObject({ type: 'number', max: 5 })
  expect([fitsField(stars, 4), fitsField(stars, 9), fieldInputs.has('rating')]).toEqual([true, false, true])
})
it('has a tab', () => expect(elementTabs(createRow({ blockType: 'hero' })).map(({ id }) => id)).toContain('notes'))
it('has a slice', () => expect(slices.map(({ name }) => name)).toContain('quotation'))
it('has a layout', async () => {
  expect(layouts.map(({ name }) => name)).toContain('plain')
  expect(typeof (await layoutImports.plain?.())?.default).toBe('function')
})
it('has a collection', () => expect(resortCollections.map(({ slug }) => slug)).toContain('awards'))
`,
}
