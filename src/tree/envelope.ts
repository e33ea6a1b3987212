import { checkEnvelope } from './validate/checkEnvelope'
import { isRecord } from './internal/values'
import type { Envelope } from './types'

/** Returns the envelope of a new element: enabled, at the page's root, approved. */
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

/**
 * Returns a stored envelope with all its keys. Missing and invalid values get their defaults; invalid ones are also
 * returned as `unreadable`.
 */
export function readEnvelope(value: unknown): { envelope: Envelope; unreadable: Readonly<Record<string, unknown>> } {
  if (!isRecord(value)) return { envelope: createEnvelope(), unreadable: value == null ? {} : { element: value } }
  if (isWholeEnvelope(value)) return { envelope: value, unreadable: {} }
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

/**
 * Whether a stored envelope has all its keys with valid values. Most have, and are returned as they are. Cached, since
 * a save checks each one many times.
 */
export function isWholeEnvelope(value: unknown): value is Envelope {
  if (!isRecord(value)) return false
  if (whole.has(value)) return true
  if (!hasAllKeys(value) || checkEnvelope(value).length > 0) return false
  whole.add(value)
  return true
}

/** A cache is safe because envelopes are never mutated. */
const whole = new WeakSet<object>()

const DEFAULTS = createEnvelope()
const NO_CONDITIONS = { type: 'and', conditions: [] } as const
const NO_PROPERTIES = { domId: null, settings: {} }
const NO_QUERY = { collection: '', where: [], sort: null, limit: 10, bind: {} }

function hasAllKeys(value: Record<string, unknown>): boolean {
  return (
    value.unreadable === undefined &&
    hasAll(value, DEFAULTS) &&
    hasAll(value.conditionsSettings, NO_CONDITIONS) &&
    hasAll(value.properties, NO_PROPERTIES) &&
    (value.modelQuery === null || hasAll(value.modelQuery, NO_QUERY))
  )
}

function hasAll(value: unknown, keys: object): boolean {
  if (!isRecord(value)) return false
  for (const key in keys) if (value[key] === undefined) return false
  return true
}

function fillEnvelope(value: Record<string, unknown>): Envelope {
  const given = Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined))
  const envelope = { ...createEnvelope(), ...given } as Envelope
  const { conditionsSettings, properties, modelQuery } = value
  if (isRecord(conditionsSettings))
    envelope.conditionsSettings = { ...NO_CONDITIONS, conditions: [], ...conditionsSettings }
  if (isRecord(properties)) envelope.properties = { ...NO_PROPERTIES, settings: {}, ...properties }
  if (isRecord(modelQuery)) envelope.modelQuery = { ...NO_QUERY, where: [], bind: {}, ...modelQuery }
  return envelope
}
