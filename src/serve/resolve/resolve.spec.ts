import { describe, expect, it } from 'vitest'
import { field } from '../../slices'
import { bindFields, valueAt } from './bind'
import { resolveLink } from './resolveLink'
import { toWhere } from './resolveQuery'
import type { ResolveScope } from './scope'

type Bound = Parameters<typeof bindFields>

const bindTo = (fields: Bound[0], values: Bound[1], bind: Bound[2], document: Bound[3]['document']) =>
  bindFields(fields, values, bind, { document, dateAt: () => null, languageCode: 'en' })

describe('bindFields', () => {
  const fields = {
    title: field.text(),
    copy: field.richText(),
    picture: field.upload(),
    logo: field.image(),
    more: field.link(),
  }

  it('takes what bind names from the document, in the form that each field stores', () => {
    const document = { id: '1', name: 'Coral Bay', text: 'Sea', image: { id: 'm1' }, logo: 'm2', path: '/coral-bay' }
    const bind = { title: 'name', copy: 'text', picture: 'image', logo: 'logo', more: 'path', unknown: 'name' }
    const bound = bindTo(fields, { title: 'own', kept: 1 }, bind, document)
    expect(bound).toMatchObject({
      title: 'Coral Bay',
      kept: 1,
      picture: [{ breakpoint: 'default', media: 'm1' }],
      logo: 'm2',
      more: { mode: 'href', href: '/coral-bay' },
    })
    expect(JSON.stringify(bound.copy)).toContain('"text":"Sea"')
    expect(bound).not.toHaveProperty('unknown')
  })

  it('gives a bound link the text of the editor, else the name of the document, else its address', () => {
    const linkOf = (document: { id: string; name?: string; path: string }, more?: object) =>
      bindTo(fields, { more }, { more: 'path' }, document)['more']
    const document = { id: '1', name: 'Coral Bay', path: '/coral-bay' }
    expect(linkOf(document, { text: 'Visit', target: '_blank', href: '/else' })).toEqual({
      mode: 'href',
      href: '/coral-bay',
      text: 'Visit',
      target: '_blank',
    })
    expect(linkOf(document, { text: ' ' })).toMatchObject({ text: 'Coral Bay', target: '_self' })
    expect(linkOf(document)).toMatchObject({ text: 'Coral Bay' })
    expect(linkOf({ id: '2', path: '/nameless' })).toMatchObject({ text: '/nameless' })
  })

  it('leaves the own value of a field that may not hold what the document has', () => {
    const strict = {
      tag: field.select({ options: ['h1', 'h2'], defaultValue: 'h2' }),
      width: field.number({ min: 1, max: 12 }),
      tone: field.color(),
      day: field.date(),
      more: field.link(),
    }
    const own = { tag: 'h1', width: 3, tone: '#123456', day: '2026-01-01', more: { href: '/own' } }
    const bind = { tag: 'tag', width: 'width', tone: 'tone', day: 'day', more: 'more' }
    const wrong = { tag: 'Coral Bay', width: 400, tone: 'red;x', day: 'soon', more: [{ image: 'm1' }] }
    expect(bindTo(strict, own, bind, { id: '1', ...wrong })).toEqual(own)
    expect(bindTo(strict, own, bind, { id: '1', ...wrong, more: 'javascript:alert(1)' })).toEqual(own)
    expect(bindTo(strict, own, bind, { id: '1', ...wrong, width: '4', more: 'Coral Bay' })).toEqual(own)
    const right = { tag: 'h2', width: 4, tone: 'teal', day: '2026-05-01' }
    expect(bindTo(strict, own, bind, { id: '1', ...right, more: '/x' })).toMatchObject({
      ...right,
      more: { href: '/x' },
    })
  })

  it('reads own properties only', () => {
    expect(valueAt({ brand: { name: 'Azul' } }, 'brand.name')).toBe('Azul')
    expect(valueAt({ a: 1 }, 'constructor.name')).toBeUndefined()
    expect(valueAt({ a: 1 }, '__proto__.x')).toBeUndefined()
  })
})

it('leads an unfinished link nowhere in the preview, and leaves it out for visitors', () => {
  const resolved = (preview: boolean) =>
    resolveLink({ mode: 'href', text: 'Book' }, { context: { preview } } as unknown as ResolveScope)
  expect(resolved(true)).toMatchObject({ text: 'Book', href: '#voix-nowhere' })
  expect(resolved(false)).toBeNull()
})

describe('toWhere', () => {
  it('speaks Payload', () => {
    expect(
      toWhere([
        { field: 'country', operator: 'in', value: 'Mexico, Jamaica' },
        { field: 'title', operator: 'not_contains', value: 'old' },
        { field: 'image', operator: 'exists', value: 'false' },
        { field: 'percentOff', operator: 'greater_than', value: 20 },
      ]),
    ).toEqual({
      and: [
        { country: { in: ['Mexico', 'Jamaica'] } },
        { title: { not_like: 'old' } },
        { image: { exists: false } },
        { percentOff: { greater_than: 20 } },
      ],
    })
  })
})
