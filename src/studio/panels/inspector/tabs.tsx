import type { ComponentType } from 'react'
import { conditionProblem, elementType, SECTION_KIND, SECTION_SLICE } from '../../../tree'
import type { Row } from '../../../tree/types'
import type { Action, StudioPage } from '../../model'
import { extendItems, orderItems, type Arrangement } from '../../model/arrange'
import { pageMeta } from './page/pageRules'
import { ConditionsPanel } from './conditions/ConditionsPanel'
import { ElementForm } from './content/ElementForm'
import { PageFieldsTab } from './page/fields/PageFieldsTab'
import { GeneralTab } from './page/GeneralTab'
import { PagePropertiesTab } from './page/PagePropertiesTab'
import { SeoTab } from './page/SeoTab'
import { SectionPanel } from '../sections/SectionPanel'
import { QueryPanel } from './query/QueryPanel'
import { SettingsPanel } from './settings/SettingsPanel'
import { StylePanel } from './style/StylePanel'

interface Tab<Subject, Props> {
  /** In lower case with hyphens. No tab of an element has the id of a tab of the page. */
  id: string
  /** Takes the place of the product's tab with this id. */
  replaces?: true
  label: string
  /** What is set, such as "2 set". It is read out after the label and shown as a dot. `undefined`: nothing is set. */
  note?: (subject: Subject) => string | undefined
  /** Returns whether the element or page has the tab. Default: it has. */
  isFor?: (subject: Subject) => boolean
  Panel: ComponentType<Props>
}

interface PanelProps {
  /** The user may not change the element or the page. The inputs of `voix/studio/client` are read-only by themselves then. */
  isReadOnly: boolean
  /** Does any action. Returns `false` if it was refused; the user has then seen why. */
  dispatch: (action: Action) => boolean
}

/** The props of an `ElementTab`'s `Panel`. */
export interface ElementPanelProps extends PanelProps {
  /** The element: its fields by name, and everything else in `element`. A stored value that is not valid counts as not set. */
  row: Row
  /**
   * Sets a field of the element. `isTyped`: by the letter, so that one undo takes back the whole text. Default: `true` for
   * a text.
   */
  updateField: (field: string, value: unknown, isTyped?: boolean) => boolean
}

/** The props of a `PageTab`'s `Panel`. */
export interface PagePanelProps extends PanelProps {
  /** The page without its elements. A field that the application added to pages is under its name. */
  page: StudioPage
  /** Sets values of the page by name. `isTyped`: by the letter, so that one undo takes back the whole text. */
  updatePage: (values: Readonly<Record<string, unknown>>, isTyped?: boolean) => boolean
}

/** A tab of the inspector for a selected element. */
export interface ElementTab extends Tab<Row, ElementPanelProps> {
  of?: 'element'
}

/** A tab of the inspector for the page itself. */
export interface PageTab extends Tab<StudioPage, PagePanelProps> {
  of: 'page'
}

const ELEMENT_TABS: readonly ElementTab[] = [
  { id: 'content', label: 'Content', isFor: (row) => !isPlacement(row), Panel: ElementForm },
  { id: 'section', label: 'Section', isFor: isPlacement, Panel: SectionPanel },
  {
    id: 'style',
    label: 'Style',
    isFor: (row) => !isPlacement(row),
    note: (row) => (row.element.style || Object.keys(row.element.fieldProperties).length > 0 ? 'some set' : undefined),
    Panel: StylePanel,
  },
  { id: 'settings', label: 'Settings', Panel: SettingsPanel },
  { id: 'conditions', label: 'Conditions', note: countConditions, Panel: ConditionsPanel },
  {
    id: 'query',
    label: 'Query',
    isFor: (row) => !isPlacement(row) && elementType(row) !== 'group',
    note: (row) => row.element.modelQuery?.collection ?? (row.element.bind ? 'fields bound' : undefined),
    Panel: QueryPanel,
  },
]

const PAGE_TABS: readonly PageTab[] = [
  {
    of: 'page',
    id: 'page',
    label: 'Page',
    note: ({ tags }) => (tags.length > 0 ? 'with tags' : undefined),
    Panel: GeneralTab,
  },
  {
    of: 'page',
    id: 'fields',
    label: 'Fields',
    isFor: hasAddress,
    note: ({ fields: { length } }) => (length > 0 ? `${length} set` : undefined),
    Panel: PageFieldsTab,
  },
  {
    of: 'page',
    id: 'seo',
    label: 'SEO',
    isFor: hasAddress,
    note: (page) => (pageMeta(page).noIndex ? 'kept out of search engines' : undefined),
    Panel: SeoTab,
  },
  {
    of: 'page',
    id: 'properties',
    label: 'Properties',
    isFor: hasAddress,
    Panel: PagePropertiesTab,
  },
]

const PRODUCT: readonly (ElementTab | PageTab)[] = [...ELEMENT_TABS, ...PAGE_TABS]

let tabs = PRODUCT

/** Makes an application's tabs part of the inspector, in place of those of the call before. Throws if an id is taken or unknown. */
export function registerTabs(added: readonly (ElementTab | PageTab)[], arrangement: Arrangement = {}): void {
  const lost = added.find(
    (tab) => tab.replaces && PRODUCT.some((own) => own.id === tab.id && isPageTab(own) !== isPageTab(tab)),
  )
  if (lost)
    throw new Error(`The tab "${lost.id}" replaces one of ${isPageTab(lost) ? 'an element' : 'the page'}. Set \`of\`.`)
  const all = extendItems({ kind: 'tab', product: PRODUCT, added, without: arrangement.without })
  tabs = orderItems(all, { kind: 'tab', order: arrangement.order })
}

/** The tabs of an element. */
export function elementTabs(row: Row): ElementTab[] {
  return tabs.filter((tab) => !isPageTab(tab)).filter(({ isFor }) => isFor?.(row) ?? true)
}

/** Returns the tabs of the page, without the ids in `withheld`. */
export function pageTabs(page: StudioPage, withheld: readonly string[]): PageTab[] {
  return tabs.filter(isPageTab).filter(({ id, isFor }) => !withheld.includes(id) && (isFor?.(page) ?? true))
}

function isPageTab(tab: ElementTab | PageTab): tab is PageTab {
  return tab.of === 'page'
}

/** A shared section is no page by itself. */
function hasAddress({ kind }: StudioPage): boolean {
  return kind !== SECTION_KIND
}

function isPlacement({ blockType }: Row): boolean {
  return blockType === SECTION_SLICE
}

function countConditions(row: Row): string | undefined {
  const { conditions } = row.element.conditionsSettings
  const wrong = conditions.filter((condition) => conditionProblem(condition) !== null).length
  if (conditions.length === 0) return undefined
  return wrong > 0 ? `${conditions.length} set, ${wrong} incomplete` : `${conditions.length} set`
}
