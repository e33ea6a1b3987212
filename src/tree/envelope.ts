import { checkEnvelope } from './validate/checkEnvelope'
import { isRecord } from './internal/values'
import type { Envelope } from './types'

/** The envelope of a new element: enabled, at the page's root, approved. */
export function createEnvelope(partial: Partial<Envelope> = {}): Envelope {
  return {
    parent: null,
    slot: 'default',
    enabled: true,
    tags: [],
    conditionsSettings: { type: 'and', conditions: [] },
    properties: { domId: null, settings: {} },
    modelQuery: null,
    fieldProperties: {},
    fieldsEnabled: {},
    hydrationMode: 'load',
    xpStatus: 'approved',
    permissions: [],
    ...partial,
  }
}

/** A stored envelope with all its keys: what is missing or of no use has its default, and what was of no use is told. */
export function readEnvelope(value: unknown): { envelope: Envelope; unreadable: Readonly<Record<string, unknown>> } {
  if (!isRecord(value)) return { envelope: createEnvelope(), unreadable: value == null ? {} : { element: value } }
  const { unreadable: before, ...filled } = fillEnvelope(value)
  const wrong = new Set<string>(checkEnvelope(filled).map(({ key }) => key))
  const known = isRecord(before) ? before : {}
  if (wrong.size === 0) return { envelope: filled, unreadable: known }
  const entries = Object.entries(filled)
  return {
    envelope: createEnvelope(Object.fromEntries(entries.filter(([key]) => !wrong.has(key)))),
    unreadable: { ...known, ...Object.fromEntries(entries.filter(([key]) => wrong.has(key))) },
  }
}

function fillEnvelope(value: Record<string, unknown>): Envelope {
  const given = Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined))
  const envelope = { ...createEnvelope(), ...given } as Envelope
  if (isRecord(value.conditionsSettings)) {
    envelope.conditionsSettings = { type: 'and', conditions: [], ...value.conditionsSettings }
  }
  if (isRecord(value.properties)) envelope.properties = { domId: null, settings: {}, ...value.properties }
  if (isRecord(value.modelQuery)) {
    envelope.modelQuery = { collection: '', where: [], sort: null, limit: 10, bind: {}, ...value.modelQuery }
  }
  return envelope
}
