import type { ReactNode } from 'react'
import type { FieldAttributes, RenderContext, RootAttributes, SliceProps } from '../slices/types'
import type { Row } from '../tree/types'
import { fieldAttributes } from './fieldAttributes'
import { tagMark } from './visitorTags/tagMark'

/** One rendered child of an element. */
export interface RenderedChild {
  id: string
  slot: string
  node: ReactNode
  label: string
  fields: Record<string, unknown>
  /** For nodes outside the child that show its fields. */
  field: Record<string, FieldAttributes>
}

export interface ElementPropsArgs {
  row: Row
  fields: Record<string, unknown>
  data: unknown
  /** The children that are shown, in order. */
  rendered: readonly RenderedChild[]
  /** The names of the slice's slots. */
  slotNames: readonly string[]
  context: RenderContext
  /** `false` for the second and later documents of a query element, so that a DOM id stays unique. */
  first?: boolean
}

/** Returns the props that a slice's component receives for one element. */
export function elementProps({
  row,
  fields,
  data,
  rendered,
  slotNames,
  context,
  first = true,
}: ElementPropsArgs): SliceProps {
  const children: SliceProps['children'] = {}
  const slots: SliceProps['slots'] = {}
  const slotAttributes: SliceProps['slot'] = {}
  for (const slot of slotNames) {
    const inSlot = rendered.filter((child) => child.slot === slot)
    children[slot] = inSlot
    slotAttributes[slot] = context.preview ? { 'data-voix-slot': slot } : {}
    slots[slot] = inSlot.length > 0 ? inSlot.map(({ node }) => node) : null
  }
  return {
    id: row.id,
    fields,
    data,
    slots,
    children,
    root: rootAttributes({ row, context, first }),
    field: fieldAttributes({ row, fields, context }),
    slot: slotAttributes,
    hydrationMode: row.element.hydrationMode,
    context,
  }
}

function rootAttributes({ row, context, first }: { row: Row; context: RenderContext; first: boolean }): RootAttributes {
  const { properties, conditionsSettings, tags } = row.element
  const root: RootAttributes = {}
  if (properties.domId && first) root.id = properties.domId
  if (context.preview) root['data-voix-element'] = row.id
  if (conditionsSettings.conditions.length > 0) root['data-vc'] = row.id
  if (row.element.style) root['data-vs'] = row.id
  const mark = first ? tagMark(tags) : undefined
  if (mark) root['data-vt'] = mark
  return root
}
