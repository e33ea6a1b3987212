import type { DemoElement } from '../../build'

export interface DemoPage {
  path: string
  title: string
  layout: string
  languageCode: 'en' | 'es'
  /** Path of the page that this one translates. */
  translationOf?: string
  /** What is left out says the document whose page it is. */
  meta: { title?: string; description?: string; image?: string }
  tags?: readonly { name: string; point: number }[]
  /** Its own fields: the value stands under the type. */
  fields?: { name: string; type: string; [value: string]: unknown }[]
  elements: DemoElement[]
}

export interface ResortCopy {
  welcome: string
  more: string
  rooms: [title: string, copy: string, picture: string]
  dining: [title: string, copy: string, picture: string]
  stats: [number: string, label: string][]
  galleryTitle: string
  daysTitle: string
  days: [title: string, ...lines: string[]][]
  gettingHere: string
  offersTitle: string
  contact: string
}
