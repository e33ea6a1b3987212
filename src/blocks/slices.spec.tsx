import { existsSync } from 'node:fs'
import path from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { SliceComponent } from 'voix/render'
import { defaultFields, isFieldDefinition, type SliceDefinition, type SliceProps } from 'voix/slices'
import { components } from './registry/components'
import { slices } from './registry/configs'

const ROOT = { id: 'dom-id', 'data-voix-element': 'element-id', 'data-vc': 'element-id' }

describe.each(slices.map((slice) => [slice.name, slice] as const))('%s', (name, slice) => {
  const Component = components[name] as SliceComponent

  it('puts the root attributes on its outermost node', () => {
    for (const preview of [true, false]) {
      const outermost = /^<[a-z]+[^>]*>/.exec(render({ slice, preview }))?.[0] ?? ''
      for (const [attribute, value] of Object.entries(ROOT)) expect(outermost).toContain(`${attribute}="${value}"`)
    }
  })

  it('is a plain function: no promise, no hook', () => {
    expect(Component.length).toBeLessThanOrEqual(1)
    // Every hook throws outside of a renderer.
    const call = Component as unknown as (props: SliceProps) => unknown
    expect(call(propsOf({ slice, preview: true }))).not.toBeInstanceOf(Promise)
  })

  it('marks the node of every text that its defaults show', () => {
    const html = render({ slice, preview: true })
    for (const [field, definition] of Object.entries(slice.fields)) {
      const isShown = isFieldDefinition(definition) && ['text', 'richText', 'link'].includes(definition.type)
      const isSetting = NOT_SHOWN.has(`${name}.${field}`)
      if (!isShown || !hasText(definition.defaultValue) || isSetting) continue
      expect(html, `field "${field}"`).toContain(`data-voix-field="${field}"`)
    }
  })

  it('renders no heading without text, even when editors leave every field empty', () => {
    for (const fields of [undefined, emptyFields(slice)]) {
      expect(render({ slice, preview: true, fields })).not.toMatch(/<h([1-6])[^>]*>\s*<\/h\1>/)
      expect(render({ slice, preview: false, fields })).not.toMatch(/<h([1-6])[^>]*>\s*<\/h\1>/)
    }
  })

  it('has a label, a description, a preview and no filler text', () => {
    expect(slice.description.length).toBeGreaterThan(10)
    expect(slice.preview).toMatch(new RegExp(`^/slices/${name}\\.(webp|svg)$`))
    expect(existsSync(path.join('public', slice.preview ?? ''))).toBe(true)
    expect(JSON.stringify(slice.fields)).not.toMatch(/lorem|ipsum|todo/i)
  })
})

/**
 * Texts that are attributes or settings (the title of an iframe, the final text of a countdown), or that another slice
 * renders (the tab list).
 */
const NOT_SHOWN = new Set([
  'iframe.title',
  'countdown-clock.finished',
  'tab.title',
  'identity-verification-promo.code',
  'agent-login.after',
  'agent-new-password.after',
])

function render(args: { slice: SliceDefinition; preview: boolean; fields?: Record<string, unknown> }): string {
  const Component = components[args.slice.name] as SliceComponent
  return renderToStaticMarkup(<Component {...propsOf(args)} />)
}

function propsOf({
  slice,
  preview,
  fields = resolvedDefaults(slice),
}: {
  slice: SliceDefinition
  preview: boolean
  fields?: Record<string, unknown>
}): SliceProps {
  const names = Object.keys(slice.fields)
  return {
    id: 'element-id',
    fields,
    data: null,
    slots: Object.fromEntries(Object.keys(slice.slots).map((slot) => [slot, null])),
    slot: Object.fromEntries(Object.keys(slice.slots).map((slot) => [slot, {}])),
    children: Object.fromEntries(Object.keys(slice.slots).map((slot) => [slot, []])),
    root: ROOT,
    field: Object.fromEntries(names.map((field) => [field, { 'data-voix-field': field }])),
    hydrationMode: slice.hydrationMode,
    context: { languageCode: 'en', layout: 'blocks', siteId: 0, path: '/', timeZone: 'UTC', preview, labels: {} },
  }
}

/** Returns the default values as the server passes them to a component. */
function resolvedDefaults(slice: SliceDefinition): Record<string, unknown> {
  const stored = defaultFields(slice)
  return Object.fromEntries(
    Object.entries(slice.fields).map(([name, definition]) => {
      const type = isFieldDefinition(definition) ? definition.type : 'payload'
      const value = stored[name]
      if (type === 'link') return [name, value ? { target: '_self', external: false, ...(value as object) } : null]
      return [name, value ?? emptyValue(type)]
    }),
  )
}

function emptyFields(slice: SliceDefinition): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(slice.fields).map(([name, definition]) => {
      if (!isFieldDefinition(definition)) return [name, null]
      return [name, definition.type === 'select' ? (definition.defaultValue ?? null) : emptyValue(definition.type)]
    }),
  )
}

function emptyValue(type: string): unknown {
  if (type === 'text' || type === 'documentName') return ''
  if (type === 'checkbox') return false
  return ['array', 'relationship', 'specials', 'bookingexcluderesorts'].includes(type) ? [] : null
}

function hasText(value: unknown): boolean {
  return typeof value === 'string' ? value !== '' : value !== undefined && value !== null
}
