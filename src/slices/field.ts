import { checkbox, checkboxType } from './fieldTypes/checkbox'
import { color, colorType } from './fieldTypes/color'
import { date, dateType, datetime, datetimeType } from './fieldTypes/date'
import { documentName, documentNameType } from './fieldTypes/documentName'
import { relationship, relationshipType } from './fieldTypes/relationship'
import { group, groupType } from './fieldTypes/group'
import { link, linkType } from './fieldTypes/link'
import { array, arrayType } from './fieldTypes/array'
import { image, imageType, upload, uploadType } from './fieldTypes/upload'
import { number, numberType } from './fieldTypes/number'
import { payload, payloadType } from './fieldTypes/payload'
import { select, selectType } from './fieldTypes/select'
import { email, emailType, text, textarea, textType, url, urlType } from './fieldTypes/text'
import { richText, richTextType } from './fieldTypes/richText'
import type { FieldType } from './fieldTypes/fieldType'

/** The field helpers of a slice's definition: `field.text({ label: 'Title' })`. */
export const field = {
  text,
  textarea,
  email,
  url,
  richText,
  upload,
  image,
  link,
  checkbox,
  color,
  select,
  number,
  datetime,
  date,
  relationship,
  documentName,
  group,
  array,
  payload,
} as const

/** The built-in field types, in the order in which they are offered. */
export const BUILT_IN: readonly FieldType[] = [
  textType,
  emailType,
  urlType,
  richTextType,
  uploadType,
  imageType,
  linkType,
  checkboxType,
  colorType,
  selectType,
  numberType,
  datetimeType,
  dateType,
  relationshipType,
  documentNameType,
  groupType,
  arrayType,
  payloadType,
]
