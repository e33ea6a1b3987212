import { describedField } from '../../slices'
import type { StudioPage, StudioStore } from '../model'
import type { SliceFieldInfo, SliceInfo } from '../model/boot'
import type { SaveStatus } from '../model/saving'
import { createEditorStore, type EditorStore } from '../session/editorStore'

/** A page without fields of its own, for specs. */
export const HOME: StudioPage = {
  id: 'p',
  title: 'Home',
  path: '/',
  layout: 'blocks',
  siteId: 0,
  languageCode: 'en',
  tags: [],
  fields: [],
  properties: { domId: null, settings: {} },
}

/** The editor's store of a page that user `u` has opened, for specs. */
export function editorOf(
  store: Pick<StudioStore, 'getState' | 'subscribe'>,
  save: Partial<Pick<SaveStatus, 'status' | 'user' | 'livePath'>> = {},
): EditorStore {
  return createEditorStore({ store, status: 'draft', user: 'u', livePath: null, ...save })
}

/** A field as the studio knows it, for specs. */
export function fieldOf(name: string, type: SliceFieldInfo['type'], fields: SliceFieldInfo[] = []): SliceFieldInfo {
  const label = name.charAt(0).toUpperCase() + name.slice(1)
  return describedField({ name, label, type, fields, empty: null, rowLabel: 'Row' })
}

/** A slice with these fields, for specs. */
export function sliceOf(name: string, label: string, fields: SliceFieldInfo[]): SliceInfo {
  return {
    name,
    label,
    group: 'global',
    purpose: 'text',
    icon: null,
    description: '',
    preview: null,
    tags: [],
    deprecated: false,
    replacedBy: null,
    database: false,
    signals: false,
    hydrationMode: 'load',
    version: 1,
    rules: { layouts: '*', slots: {} },
    fields,
    defaults: {},
    templates: [],
  }
}

/** Rich text of one paragraph per text. */
export function richText(...paragraphs: string[]) {
  const children = paragraphs.map((text) => ({ type: 'paragraph', children: [{ type: 'text', text }] }))
  return { root: { type: 'root', children } }
}
