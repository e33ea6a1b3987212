import type { Field, JSONField } from 'payload'
import { describe, expect, it } from 'vitest'
import { defineSlice } from './defineSlice'
import { field } from './field'
import { toBlock } from './toBlock'
import { toPayloadField } from './toPayloadField'
import { PICTURES } from './pictures'
import type { FieldMap } from './types'

const as = (definition: FieldMap[string], name = 'a') =>
  toPayloadField(name, definition) as Field & Record<string, unknown>
const validate = (candidate: Field, value: unknown) =>
  (candidate as unknown as { validate: (value: unknown, options: object) => true | string }).validate(value, {
    ...candidate,
    req: { t: (key: string) => key },
  })
const inner = (candidate: Field, name: string) =>
  (candidate as { fields: Field[] }).fields.find((item) => 'name' in item && item.name === name) as Field

describe('toBlock', () => {
  const block = toBlock(
    defineSlice({
      name: 'hero',
      label: 'Hero',
      admin: { group: 'global' },
      preview: '/hero.jpg',
      fields: { title: field.text(), copy: field.richText() },
    }),
  )

  it('is named by the slice and starts with the envelope', () => {
    expect(block).toMatchObject({ slug: 'hero', labels: { singular: 'Hero' }, imageURL: '/hero.jpg' })
    expect(block.fields.map((item) => 'name' in item && item.name)).toEqual(['element', 'title', 'copy'])
    expect(block.admin).toMatchObject({ group: 'global', disableBlockName: false })
  })

  it('keeps the envelope out of the admin, and its schema out of the browser', () => {
    const envelope = block.fields[0] as JSONField
    expect(envelope).toMatchObject({ type: 'json', admin: { hidden: true } })
    expect(envelope.typescriptSchema?.[0]?.({ jsonSchema: {} })).toEqual({ $ref: '#/definitions/ElementEnvelope' })
    expect(envelope).not.toHaveProperty('jsonSchema')
  })
})

describe('toPayloadField', () => {
  it.each<[FieldMap[string], object]>([
    [field.text({ defaultValue: 'x' }), { type: 'text', defaultValue: 'x' }],
    [field.text({ isLong: true }), { type: 'textarea' }],
    [field.textarea({ defaultValue: 'x' }), { type: 'textarea', defaultValue: 'x' }],
    [field.email({ defaultValue: 'ann@example.com' }), { type: 'text', defaultValue: 'ann@example.com' }],
    [field.url({ admin: { placeholder: 'https://…' } }), { type: 'text', admin: { placeholder: 'https://…' } }],
    [field.richText(), { type: 'richText' }],
    [field.checkbox({ defaultValue: true }), { type: 'checkbox', defaultValue: true }],
    [
      field.select({ options: ['scribble-circle'] }),
      { type: 'select', options: [{ label: 'Scribble circle', value: 'scribble-circle' }] },
    ],
    [field.number({ min: 0, max: 1, step: 0.01 }), { type: 'number', min: 0, max: 1, admin: { step: 0.01 } }],
    [field.image(), { type: 'upload', relationTo: 'media' }],
    [field.date(), { type: 'date', admin: { date: { pickerAppearance: 'dayOnly' } } }],
    [field.datetime(), { type: 'date', admin: { date: { pickerAppearance: 'dayAndTime' } } }],
    [
      field.relationship({ relationTo: 'resorts', max: 2 }),
      { type: 'relationship', relationTo: 'resorts', hasMany: true, maxRows: 2, admin: { isSortable: true } },
    ],
    [
      field.array({ fields: { b: field.text() }, minRows: 1, maxRows: 6 }),
      { type: 'array', minRows: 1, maxRows: 6, fields: [{ name: 'b' }] },
    ],
    [field.payload({ type: 'point', name: 'ignored' }, { label: 'Spot' }), { type: 'point', name: 'a', label: 'Spot' }],
    [
      { type: 'text', name: 'ignored' },
      { type: 'text', name: 'a' },
    ],
  ])('maps %o', (definition, expected) => expect(as(definition)).toMatchObject(expected))

  it('carries label, description and what the studio knows', () => {
    const text = as(
      field.text({
        label: 'Title',
        editorLabel: 'Big title',
        admin: { group: 'Copy', description: 'Short.' },
        breakpoints: true,
        required: true,
      }),
    )
    expect(text).toMatchObject({ label: 'Big title', required: true })
    expect(text.admin).toEqual({ description: 'Short.' })
    expect(text.custom).toMatchObject({ voix: { type: 'text', media: null } })
  })

  it('gives a field that starts switched off no value', () => {
    expect(as(field.text({ enabled: false, defaultValue: 'x' }))).not.toHaveProperty('defaultValue')
  })

  it('refuses a colour that is none, and accepts an empty one unless it is required', () => {
    expect(validate(as(field.color()), 'red;}')).toContain('colour')
    expect(validate(as(field.color()), null)).toBe(true)
    expect(validate(as(field.color({ required: true })), '')).toBe('Choose a colour.')
  })

  it('stores media as a picture per breakpoint', () => {
    const media = as(field.upload())
    expect(media).toMatchObject({ type: 'array', maxRows: 6 })
    expect(inner(media, 'media')).toMatchObject({ type: 'upload', relationTo: 'media' })
    expect(inner(media, 'breakpoint')).toMatchObject({ type: 'select', required: true })
  })

  it('takes one picture per breakpoint', () => {
    const media = as(field.upload())
    const rows = (...breakpoints: string[]) => breakpoints.map((breakpoint) => ({ breakpoint }))
    expect(validate(media, rows('default', 'lg'))).toBe(true)
    // Payload's forms send 0 for a list that was emptied.
    expect(validate(media, 0)).toBe(true)
    expect(validate(media, rows('default', 'lg', 'lg'))).toBe('Two pictures are for "From 1024 px (lg)". Keep one.')
    expect(validate(as(field.upload({ required: true })), [])).toBe('validation:requiresAtLeast')
  })

  it('offers pictures and films, and any file where the slice asks for it', () => {
    expect(inner(as(field.upload()), 'media')).toMatchObject({ filterOptions: PICTURES })
    expect(as(field.image())).toMatchObject({ filterOptions: PICTURES })
    expect(as(field.image({ anyFile: true }))).not.toHaveProperty('filterOptions')
  })

  it('lets a link lead to documents without opening them, and to safe addresses only', () => {
    const link = toPayloadField('a', field.link(), { linkTo: ['pages', 'posts'] })
    expect(inner(link, 'relationship')).toMatchObject({
      relationTo: ['pages', 'posts'],
      admin: { allowEdit: false, allowCreate: false },
    })
    expect(validate(inner(link, 'href'), '/specials')).toBe(true)
    expect(validate(inner(link, 'href'), null)).toBe(true)
    expect(validate(inner(link, 'href'), 'javascript:alert(1)')).toContain('https://')
  })
})
