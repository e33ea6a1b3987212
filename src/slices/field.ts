import { checkbox } from './fieldTypes/checkbox'
import { color } from './fieldTypes/color'
import { date, datetime } from './fieldTypes/date'
import { documents } from './fieldTypes/documents'
import { link } from './fieldTypes/link'
import { list } from './fieldTypes/list'
import { image, media } from './fieldTypes/media'
import { number } from './fieldTypes/number'
import { payload } from './fieldTypes/payload'
import { select } from './fieldTypes/select'
import { text } from './fieldTypes/text'
import { wysiwyg } from './fieldTypes/wysiwyg'

/** The field helpers of a slice's definition: `field.text({ label: 'Title' })`. */
export const field = {
  text,
  wysiwyg,
  media,
  image,
  link,
  checkbox,
  color,
  select,
  number,
  datetime,
  date,
  documents,
  list,
  payload,
} as const
