import { expect, it } from 'vitest'
import { altOfName, isUndescribed } from './altText'

it.each([
  ['gallery-6.jpg', 'Gallery 6'],
  ['sea_at.night.PNG', 'Sea at night'],
  ['.jpg', '.jpg'],
])('makes the name %s the words "%s"', (filename, words) => expect(altOfName(filename)).toBe(words))

it.each([
  ['', 'sea.jpg'],
  ['  ', 'sea.jpg'],
  ['Gallery 6', 'gallery.jpg'],
  ['gallery', 'gallery-6.jpg'],
  ['IMG_2031', 'other.jpg'],
  ['beach.png', 'other.jpg'],
])('takes "%s" of %s for no description', (alt, filename) => expect(isUndescribed({ alt, filename })).toBe(true))

it.each([
  ['Gallery of the old mill', 'gallery.jpg'],
  ['Six boats', 'img-6.jpg'],
  ['日本の海', 'sea.jpg'],
])('takes "%s" of %s for a description', (alt, filename) => expect(isUndescribed({ alt, filename })).toBe(false))
