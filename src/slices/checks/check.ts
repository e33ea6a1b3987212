import type { PayloadRequest } from 'payload'
import type { Breakpoint, LayoutColors, Row, SliceRules, SlotRules, StyleName, Tree } from '../../tree/types'
import type { FieldDefinition, FieldInfo } from '../fieldTypes/fieldType'
import type { LinkValue } from '../values'

/** An error blocks publishing. A hint informs the editor. */
export type FindingLevel = 'error' | 'hint'

/** The position of a style on an element. */
export interface StylePlace {
  name: StyleName
  breakpoint: Breakpoint
}

/** A problem of a page that an editor should know before visitors see it. */
export interface Finding {
  /** The name of the check that found it. */
  check: string
  level: FindingLevel
  /** The element concerned; `null` for the page itself. */
  element: string | null
  /**
   * The path of the field in the element or the page: `link`, `rows.0.title`, `meta.description`. `null` if no single
   * field is concerned.
   */
  field: string | null
  /** The style concerned, if the finding is about the look of the element or field. */
  style?: StylePlace
  /** A sentence in editors' words, shown after the element's name and a colon: "The picture is missing." */
  text: string
}

/** A finding as a check returns it. Without an element it concerns the page. */
export type Found = Pick<Finding, 'level' | 'text'> & Partial<Pick<Finding, 'element' | 'field' | 'style'>>

/** A position on a page. */
export interface Spot {
  element: string
  /** The path of the field in the element. */
  field: string
}

/** A text that visitors read. Rich text has one for each paragraph, heading and list item. */
export interface PageText extends Spot {
  text: string
  /** Whether it is the text of a link. */
  isLink: boolean
}

/** A link of the page, in a link field or in rich text. */
export interface PageLink extends Spot {
  /** Without the target that its mode does not use. */
  link: LinkValue
}

/** An image or file of the page. */
export interface PagePicture extends Spot {
  /** The id of the document in the upload collection. */
  id: string
}

/** The properties of a slice's field that a check reads. */
export type CheckedField = Pick<FieldInfo, 'name' | 'label' | 'type' | 'required'> &
  Partial<Pick<FieldInfo, 'like' | 'anyFile' | 'minRows' | 'condition' | 'defaultValue' | 'enabled'>> &
  Pick<FieldDefinition, 'fieldType' | 'translate'> & { isLong?: boolean; fields: readonly CheckedField[] }

/** The properties of a slice that a check reads. */
export interface CheckedSlice {
  name: string
  label: string
  fields: readonly CheckedField[]
  /** The stored values of a new element. */
  defaults: Readonly<Record<string, unknown>>
  /** Whether the slice shows documents, which are not visible in its fields. */
  database: boolean
  rules: { slots: Readonly<Record<string, SlotRules>> } & Pick<SliceRules, 'anchors' | 'hiddenWithout'>
}

/** A heading as rendered on the page. */
export interface ShownHeading {
  /** 1 to 6. */
  level: number
  text: string
  /** The element that contains it. */
  element: string
  /** The field that it shows, if known. */
  field: string | null
}

/** A text with a custom text or background colour, as rendered on the page. */
export interface ShownColor {
  element: string
  /** The field with the colour; for a style, the field that is styled. */
  field: string | null
  /** The style with the colour. Omitted if the field itself has it. */
  style?: StylePlace
  text: string
  /** The contrast between the text and its background, 1 to 21. Source: WCAG 2.2. */
  contrast: number
  /** Whether the text has at least 24 px, or 18.66 px and bold. Large text needs less contrast. */
  isLarge: boolean
}

/** The properties that are only known from the rendered page. */
export interface ShownPage {
  /** In document order. */
  headings: readonly ShownHeading[]
  colors: readonly ShownColor[]
}

/** The page as checks receive it. Its data is read once for all checks. */
export interface CheckedPage {
  /** The page's own stored fields: `title`, `path`, `layout`, `languageCode`, `meta` ... */
  page: Readonly<Record<string, unknown>>
  tree: Tree
  /** The elements that visitors can see, in document order, without disabled elements and their descendants. */
  rows: readonly Row[]
  slice: (name: string) => CheckedSlice | undefined
  /** The first one is the default. */
  languages: readonly { code: string; name: string }[]
  texts: readonly PageText[]
  links: readonly PageLink[]
  pictures: readonly PagePicture[]
  /** The current colours of the page's layout; `null` if they are unknown. */
  colors: LayoutColors | null
  /** The rendered page in the studio's preview; `null` on the server and before the first render. */
  shown: ShownPage | null
  /** The request of the user; `null` in the browser. */
  req: PayloadRequest | null
}

/**
 * A check of a page. In `voix({ checks })` it runs on the server, when an editor opens the findings in the studio and,
 * for its errors, on each publish through any API. In `voix({ studio: { checks } })` it runs in the studio while the
 * page is edited. The same check may be in both.
 *
 * ```ts
 * export const quietTitles: Check = {
 * name: 'quiet-titles',
 * find: ({ texts }) =>
 * texts
 * .filter(({ text }) => text.includes('!!'))
 * .map(({ text, ...spot }) => ({ ...spot, level: 'hint', text: `“${text}” shouts.` })),
 * }
 * ```
 */
export interface Check {
  /** Lower case, with hyphens; unique among the checks. */
  name: string
  /** Returns the findings; an empty list if the page has no problem. */
  find: (page: CheckedPage) => readonly Found[] | Promise<readonly Found[]>
}

/** A check that only needs the page, so it can run at any time. */
export interface PlainCheck extends Check {
  find: (page: CheckedPage) => readonly Found[]
}
