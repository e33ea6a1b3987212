import type { Payload } from 'payload'
import { expect, it, vi } from 'vitest'
import { keepLinkAddresses, withLinkAddresses } from './linkAddresses'

const editorWith = (features: object) => ({ validate: () => true, editorConfig: { features } })

function warningsFor(editor: object): string[] {
  const warn = vi.fn()
  const collections = [{ slug: 'posts', fields: [{ name: 'body', type: 'richText', editor }] }]
  keepLinkAddresses({ config: { collections }, logger: { warn } } as unknown as Payload)
  return warn.mock.calls.map(([line]) => String(line))
}

it('an editor whose links cannot be reached is named at the start, with what to do', () => {
  const [line, ...more] = warningsFor(editorWith({ enabledFeatures: ['bold', 'link'], getSubFields: new Map() }))
  expect(line).toMatch(/the editor of the field "body" .+ LinkFeature of @payloadcms\/richtext-lexical/)
  expect(more).toEqual([])
  expect(warningsFor(editorWith({ enabledFeatures: ['bold'], getSubFields: new Map() }))).toEqual([])
  expect(warningsFor({ validate: () => true })).toEqual([])
})

it('an application’s own rule and hook of an address go on, and one that encodes it does nothing', async () => {
  const url = {
    name: 'url',
    type: 'text' as const,
    validate: (value: unknown) => (String(value).includes('old') ? 'Not there.' : undefined),
    hooks: {
      beforeChange: [
        ({ value }: { value?: unknown }) => encodeURIComponent(String(value)),
        ({ value }: { value?: unknown }) => String(value).toLowerCase(),
      ],
    },
  }
  const editor = editorWith({ enabledFeatures: ['link'], getSubFields: new Map([['link', () => [url]]]) })
  for (let times = 0; times < 2; times++) withLinkAddresses({ editor: editor as never, collections: [] })
  const fields = [{ name: 'body', type: 'richText' as const, editor: editor as never }]
  withLinkAddresses({ collections: [{ slug: 'posts', fields }] })
  const check = url.validate as (value: unknown, options: object) => unknown
  expect(check('/old', {})).toBe('Not there.')
  expect(check('/new place', {})).toBe(true)
  expect(check('javascript:a', {})).toContain('Use an address that starts with')
  expect(check('', { siblingData: { linkType: 'internal' } })).toBe(true)
  let value: unknown = '/Señal?a=b.c'
  for (const hook of url.hooks.beforeChange) value = await hook({ value })
  expect(value).toBe('/señal?a=b.c')
})
