import type { TextField } from 'payload'
import { expect, it } from 'vitest'
import { OFFER_GRAPHICS, specials } from './specials'

const graphic = specials.fields.find((field): field is TextField => 'name' in field && field.name === 'bgsvg')

const check = (value: string | null, previousValue?: string) =>
  (graphic?.validate as unknown as (value: unknown, options: object) => unknown)(value, { previousValue })

it('an offer has one of the drawings that there are, or none', () => {
  for (const name of [...OFFER_GRAPHICS, '', null]) expect(check(name), String(name)).toBe(true)
  expect(check('spider web')).toBe(
    'There is no drawing "spider web". Write one of none, scribble-circle, spider-web, spiral-coral, spiral-coral-web, or nothing.',
  )
})

it('what was stored before that was checked may stay', () => {
  expect(check('an-old-one', 'an-old-one')).toBe(true)
  expect(check('another', 'an-old-one')).not.toBe(true)
})
