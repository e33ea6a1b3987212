import type { PayloadRequest } from 'payload'
import type { Breakpoint, LayoutColors, Row, SliceRules, SlotRules, StyleName, Tree } from '../../tree/types'
import type { FieldDefinition, FieldInfo } from '../fieldTypes/fieldType'
import type { LinkValue } from '../values'

/** An error keeps the page from being published. A hint is for the editor to know. */
export type FindingLevel = 'error' | 'hint'

/** Where a style is set. */
export interface StylePlace {
  name: StyleName
  breakpoint: Breakpoint
}

/** Something that an editor should know of a page before visitors see it. */
export interface Finding {
  /** The name of the check that found it. */
  check: string
  level: FindingLevel
  /** The element that it is about; `null`: the page itself. */
  element: string | null
  /** The field that it is about, as the element or the page has it: `link`, `rows.0.title`, `meta.description`. `null`: no single one. */
  field: string | null
  /** It is about how the element, or that field, looks: the style that it is about. */
  style?: StylePlace
  /** A sentence in editors' words. It stands behind the element's name and a colon: "The picture is missing." */
  text: string
}

/** A finding as a check returns it. What it is about may be left out: the page. */
export type Found = Pick<Finding, 'level' | 'text'> & Partial<Pick<Finding, 'element' | 'field' | 'style'>>

/** Where something stands on a page. */
export interface Spot {
  element: string
  /** The path of its field in the element. */
  field: string
}

/** A text that visitors read. Of rich text, one for each paragraph, heading and item. */
export interface PageText extends Spot {
  text: string
  /** It is what a link says. */
  isLink: boolean
}

/** A link of the page: of a link field, or in rich text. */
export interface PageLink extends Spot {
  /** Without the target that its mode does not use. */
  link: LinkValue
}

/** A picture or file of the page. */
export interface PagePicture extends Spot {
  /** Of the document in the collection of uploads. */
  id: string
}

/** What a check is told of a field of a slice. */
export type CheckedField = Pick<FieldInfo, 'name' | 'label' | 'type' | 'required'> &
  Partial<Pick<FieldInfo, 'like' | 'anyFile' | 'minRows' | 'condition' | 'defaultValue' | 'enabled'>> &
  Pick<FieldDefinition, 'fieldType' | 'translate'> & { isLong?: boolean; fields: readonly CheckedField[] }

/** What a check is told of a slice. */
export interface CheckedSlice {
  name: string
  label: string
  fields: readonly CheckedField[]
  /** The stored values of a new element. */
  defaults: Readonly<Record<string, unknown>>
  /** It shows documents, which its fields do not tell. */
  database: boolean
  rules: { slots: Readonly<Record<string, SlotRules>> } & Pick<SliceRules, 'anchors' | 'hiddenWithout'>
}

/** A heading as the page shows it. */
export interface ShownHeading {
  /** 1 to 6. */
  level: number
  text: string
  /** The element in which it stands. */
  element: string
  /** The field that it shows, where the page tells. */
  field: string | null
}

/** A text in a colour that somebody chose, or on one, as the page shows it. */
export interface ShownColor {
  element: string
  /** The field with the colour; of a style, the field whose look it is. */
  field: string | null
  /** The style with the colour; left out: it stands in the field. */
  style?: StylePlace
  text: string
  /** Between the text and its ground, 1 to 21. Source: WCAG 2.2. */
  contrast: number
  /** 24 px, or 18.66 px and bold: less is enough. */
  isLarge: boolean
}

/** What only the page as it is drawn tells. */
export interface ShownPage {
  /** In the order of the page. */
  headings: readonly ShownHeading[]
  colors: readonly ShownColor[]
}

/** A page with what a check may ask of it. All of it is read once for all checks. */
export interface CheckedPage {
  /** The page's own fields, as they are stored: `title`, `path`, `layout`, `languageCode`, `meta` ... */
  page: Readonly<Record<string, unknown>>
  tree: Tree
  /** The elements that visitors could see, in the order of the page: none that is switched off, or stands in one that is. */
  rows: readonly Row[]
  slice: (name: string) => CheckedSlice | undefined
  /** The first one is the default. */
  languages: readonly { code: string; name: string }[]
  texts: readonly PageText[]
  links: readonly PageLink[]
  pictures: readonly PagePicture[]
  /** The colours of the page's layout that are in force; `null`: nothing is known of them. */
  colors: LayoutColors | null
  /** The page as it is drawn in the studio's preview; `null` on the server and before it is drawn. */
  shown: ShownPage | null
  /** The request of whoever asks; `null` in the browser. */
  req: PayloadRequest | null
}

/**
 * Looks over a page. In `voix({ checks })` it runs on the server, whenever somebody asks in the studio and, for its errors, whenever the page is
 * published by any way. In `voix({ studio: { checks } })` it runs in the studio, as the page is edited. The same check may stand in both.
 *
 * ```ts
 * export const quietTitles: Check = {
 *   name: 'quiet-titles',
 *   find: ({ texts }) =>
 *     texts.filter(({ text }) => text.includes('!!')).map(({ text, ...spot }) => ({ ...spot, level: 'hint', text: `“${text}” shouts.` })),
 * }
 * ```
 */
export interface Check {
  /** Lower case, with hyphens; no two checks have the same. */
  name: string
  /** What there is to say; nothing: the page is fine. */
  find: (page: CheckedPage) => readonly Found[] | Promise<readonly Found[]>
}

/** A check that needs nothing but the page: it can run at any time. */
export interface PlainCheck extends Check {
  find: (page: CheckedPage) => readonly Found[]
}
