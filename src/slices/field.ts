import { bookingexcluderesorts, specials } from './fields/documents'
import { link } from './fields/link'
import { list } from './fields/list'
import { image, media } from './fields/media'
import { number } from './fields/number'
import { payload } from './fields/payload'
import { checkbox, color, date, datetime, text, wysiwyg } from './fields/plain'
import { select } from './fields/select'

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
  specials,
  bookingexcluderesorts,
  list,
  payload,
} as const
