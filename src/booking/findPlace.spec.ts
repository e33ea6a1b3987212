import { describe, expect, it } from 'vitest'
import { bookableOf, brandOf, findPlace } from './findPlace'
import { inSpanish } from './inSpanish'

const resort = (slug: string, brand: string) => ({
  slug,
  name: `The ${slug}`,
  code: slug.toUpperCase(),
  brand,
  country: '',
})
const resorts = [resort('reef', 'blue'), resort('cove', 'blue'), resort('hill', 'red'), resort('lone', '')]

const asked = (about: object) => ({ resort: '', brand: '', excluded: [], ...about })
const placeOf = (about: object, offer?: { brand: string; resorts: string[] }) =>
  findPlace({ resorts, asked: asked(about), offer }).place
const problemOf = (about: object, offer?: { brand: string; resorts: string[] }) =>
  findPlace({ resorts, asked: asked(about), offer }).problem?.message

describe('the resorts of a widget', () => {
  it('are its brand’s, and the group’s where the brand has none', () => {
    expect(bookableOf(resorts, 'blue').map(({ slug }) => slug)).toEqual(['reef', 'cove'])
    expect(bookableOf(resorts, 'green')).toEqual(resorts)
    expect(bookableOf(resorts, '')).toEqual(resorts)
  })

  it('say their brand where they have one together', () => {
    expect(brandOf(resorts.slice(0, 2))).toBe('blue')
    expect([brandOf(resorts), brandOf([])]).toEqual(['', ''])
  })
})

describe('where a stay may be', () => {
  it('is the resort that is asked for, at its brand', () => {
    expect(placeOf({ resort: 'hill', brand: 'blue', excluded: ['reef'] })).toEqual({ brand: 'red', resorts: ['HILL'] })
  })

  it('is anywhere where nothing is said', () => {
    expect(placeOf({})).toEqual({ brand: '', resorts: [] })
    expect(placeOf({ excluded: ['elsewhere'] })).toEqual({ brand: '', resorts: [] })
  })

  it('is what the brand and the page leave open where no resort is chosen', () => {
    expect(placeOf({ brand: 'blue' })).toEqual({ brand: 'blue', resorts: ['REEF', 'COVE'] })
    expect(placeOf({ brand: 'blue', excluded: ['reef'] })).toEqual({ brand: 'blue', resorts: ['COVE'] })
    expect(placeOf({ excluded: ['reef', 'lone'] })).toEqual({ brand: '', resorts: ['COVE', 'HILL'] })
  })

  it('is one of an offer’s resorts, at the offer’s brand', () => {
    expect(placeOf({ brand: 'red' }, { brand: 'blue', resorts: ['reef', 'hill'] })).toEqual({
      brand: 'blue',
      resorts: ['REEF', 'HILL'],
    })
    expect(placeOf({}, { brand: 'blue', resorts: ['hill'] })).toEqual({ brand: 'red', resorts: ['HILL'] })
    expect(placeOf({}, { brand: 'green', resorts: [] })).toEqual({ brand: 'green', resorts: [] })
  })

  it.each([
    [{ resort: 'nowhere' }, 'is not one of ours.'],
    [{ resort: 'reef', excluded: ['reef'] }, 'The reef cannot be booked from this page.'],
    [{ brand: 'blue', excluded: ['reef', 'cove'] }, 'is left out by this page, as all others are.'],
  ])('is refused with the rule: %o', (about, message) => {
    expect(problemOf(about)).toBe(message)
    const said = inSpanish({ field: 'resort', message })
    expect(said.message).not.toBe(message)
  })
})
