import { describe, expect, it } from 'vitest'
import { field } from '../../slices'
import { bindFields, valueAt } from './bind'
import { toWhere } from './resolveQuery'

describe('bindFields', () => {
  const fields = {
    title: field.text(),
    copy: field.wysiwyg(),
    picture: field.media(),
    logo: field.image(),
    more: field.link(),
  }

  it('takes what bind names from the document, in the form that each field stores', () => {
    const document = { id: '1', name: 'Coral Bay', text: 'Sea', image: { id: 'm1' }, logo: 'm2', path: '/coral-bay' }
    const bind = { title: 'name', copy: 'text', picture: 'image', logo: 'logo', more: 'path', unknown: 'name' }
    const bound = bindFields(fields, { title: 'own', kept: 1 }, bind, document)
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
      bindFields(fields, { more }, { more: 'path' }, document)['more']
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

  it('reads own properties only', () => {
    expect(valueAt({ brand: { name: 'Azul' } }, 'brand.name')).toBe('Azul')
    expect(valueAt({ a: 1 }, 'constructor.name')).toBeUndefined()
    expect(valueAt({ a: 1 }, '__proto__.x')).toBeUndefined()
  })
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
