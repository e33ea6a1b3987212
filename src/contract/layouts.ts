import * as z from 'zod/mini'
import { isStorable, STORABLE_RULE } from '../tree'
import { endpoint } from './endpoint'
import { documentUse } from './fields'

const text = z.string().check(z.trim(), z.maxLength(200), z.refine<string>(isStorable, STORABLE_RULE))
const rule = { picker: z.boolean(), palette: z.nullable(z.readonly(z.array(text).check(z.maxLength(100)))) }

const colors = {
  palette: z.readonly(z.array(z.strictObject({ name: text, value: text })).check(z.maxLength(200))),
  colorRules: z.strictObject({
    fields: z.strictObject({ ...rule, names: z.readonly(z.array(text).check(z.maxLength(100))) }),
    background: z.strictObject(rule),
    foreground: z.strictObject(rule),
  }),
}

const revision = z.number().check(z.int(), z.minimum(0))

const layoutInForce = z.object({
  name: z.string(),
  label: z.string(),
  ...colors,
  /** The number of stored changes. 0 if administrators have never changed the layout. */
  rev: z.number(),
  /** Whether the colours differ from those of the code. */
  isChanged: z.boolean(),
  code: z.object(colors),
})

/** A layout with its effective colours, and with those of its code. */
export type LayoutInForce = z.output<typeof layoutInForce>

/** The palette of a layout, and the rules of its colours. */
export type Colors = Pick<LayoutInForce, 'palette' | 'colorRules'>

const colorUse = z.object({
  /** In lower case. */
  color: z.string(),
  /** The number of pages that use it, in their published version or their newest draft. */
  pages: z.number(),
  /** Up to ten of these pages. */
  docs: z.readonly(z.array(z.pick(documentUse, { id: true, title: true, path: true, kind: true }))),
})

export type ColorUse = z.output<typeof colorUse>

export const readLayouts = endpoint({
  method: 'get',
  path: '/voix/layouts',
  summary: 'Returns every layout with the palette and the rules that are in force, and with those of its code.',
  caller: 'staff',
  answer: z.object({ layouts: z.array(layoutInForce) }),
})

export const findColorUses = endpoint({
  method: 'get',
  path: '/voix/layouts/:name/uses',
  summary: 'Returns the colours on pages of a layout, each with up to ten of the pages.',
  caller: 'administrator',
  answer: z.object({ uses: z.array(colorUse) }),
})

export const setLayoutColors = endpoint({
  method: 'patch',
  path: '/voix/layouts/:name',
  summary: 'Sets the colours of a layout, or restores those of its code. Pages keep theirs. 409 if `rev` is outdated.',
  caller: 'administrator',
  body: z.union(
    [z.strictObject({ rev: revision, restore: z.literal(true) }), z.strictObject({ rev: revision, ...colors })],
    'Send { rev, palette: [{ name, value }], colorRules: { fields, background, foreground } }, or { rev, restore: true }.',
  ),
  answer: z.object({ layout: layoutInForce }),
})
