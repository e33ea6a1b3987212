import { fieldsOf, type Row } from '../tree'
import type { SliceDefinition, UpgradeTools } from './types'

/** The slices with earlier versions or names, by all of their names. Other slices cost only one look-up. */
export type Histories = ReadonlyMap<string, SliceDefinition>

/** Throws if two slices use the same name. */
export function historiesOf(definitions: readonly SliceDefinition[]): Histories {
  const histories = new Map(
    definitions
      .filter(({ version, formerly }) => version > 1 || formerly.length > 0)
      .map((slice) => [slice.name, slice]),
  )
  for (const slice of definitions) {
    for (const former of slice.formerly) {
      const taken = histories.get(former) ?? definitions.find(({ name }) => name === former)
      if (taken) {
        throw new Error(
          `Slice "${slice.name}": \`formerly\` names "${former}", which "${taken.name}" is or was called.`,
        )
      }
      histories.set(former, slice)
    }
  }
  return histories
}

/** Whether an element was stored with an earlier version or name of its slice. */
export function isOutdated(histories: Histories, { blockType, element }: Row): boolean {
  const slice = histories.get(blockType)
  return slice !== undefined && (slice.name !== blockType || storedVersion(element) < slice.version)
}

/**
 * Returns a stored element with the current name of its slice, and its fields as `upgrade` returns them. Returns the
 * same object if it is up to date. Errors of `upgrade` are rethrown with the slice and the version.
 */
export function upgradeRow(histories: Histories, row: Row): Row {
  const slice = histories.get(row.blockType)
  if (!slice || !isOutdated(histories, row)) return row
  const from = storedVersion(row.element)
  const { id, blockName, element } = row
  const renamed = { fieldProperties: { ...element.fieldProperties }, fieldsEnabled: { ...element.fieldsEnabled } }
  const bind = element.modelQuery && { ...element.modelQuery.bind }
  const around = element.bind && { ...element.bind }
  const fields = structuredClone(fieldsOf(row))
  const rename = (old: string, name: string) => {
    for (const part of [fields, renamed.fieldProperties, renamed.fieldsEnabled, bind ?? {}, around ?? {}])
      moveKey(part, old, name)
  }
  const upgraded = from < slice.version ? upgradeFields({ slice, fields, from, rename }) : fields
  return {
    ...upgraded,
    id,
    blockType: slice.name,
    ...(blockName === undefined ? {} : { blockName }),
    element: {
      ...element,
      ...renamed,
      ...(element.modelQuery && bind ? { modelQuery: { ...element.modelQuery, bind } } : {}),
      ...(around ? { bind: around } : {}),
      ...versionOf(slice),
    },
  }
}

/** An element that cannot be upgraded must not break its page: it is left as it is, and `voix check` reports it. */
export function upgradeOrKeep(histories: Histories, row: Row): Row {
  try {
    return upgradeRow(histories, row)
  } catch {
    return row
  }
}

/** Returns the version of the slice for the envelope; empty for version 1. */
export function versionOf({ version }: Pick<SliceDefinition, 'version'>): { version?: number } {
  return version > 1 ? { version } : {}
}

function storedVersion({ version = 1 }: Row['element']): number {
  return version
}

function upgradeFields({
  slice,
  fields,
  from,
  rename,
}: {
  slice: SliceDefinition
  fields: Record<string, unknown>
  from: number
} & UpgradeTools): Record<string, unknown> {
  try {
    return slice.upgrade?.(fields, from, { rename }) ?? fields
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`Slice "${slice.name}": upgrade() from version ${from} failed: ${reason}`, { cause: error })
  }
}

function moveKey(values: Record<string, unknown>, from: string, to: string): void {
  if (!Object.hasOwn(values, from)) return
  values[to] = values[from]
  delete values[from]
}
