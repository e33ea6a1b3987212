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

/**
 * Fills what a stored envelope lacks. What it has stays as it is, also when it is wrong, so that the validator can refuse
 * it; to read a value that may be wrong, use `safeEnvelope`.
 */
export function parseEnvelope(value: unknown): Envelope {
  if (!isRecord(value)) return createEnvelope()
  const envelope = { ...createEnvelope(), ...withoutUndefined(value) } as Envelope
  if (isRecord(value.conditionsSettings)) {
    envelope.conditionsSettings = { type: 'and', conditions: [], ...value.conditionsSettings }
  }
  if (isRecord(value.properties)) envelope.properties = { domId: null, settings: {}, ...value.properties }
  if (isRecord(value.modelQuery)) {
    envelope.modelQuery = { collection: '', where: [], sort: null, limit: 10, bind: {}, ...value.modelQuery }
  }
  return envelope
}

/** An envelope that can be read without fear: whatever is missing or wrong has its default. */
export function safeEnvelope(value: unknown): Envelope {
  const envelope = parseEnvelope(value)
  const wrong = new Set<string>(checkEnvelope(envelope).map(({ key }) => key))
  if (wrong.size === 0) return envelope
  return createEnvelope(
    Object.fromEntries(Object.entries(envelope).filter(([key]) => !wrong.has(key))) as Partial<Envelope>,
  )
}

function withoutUndefined(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined))
}
