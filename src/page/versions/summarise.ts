import type { PayloadRequest } from 'payload'
import type { VersionSummary } from '../../contract/versions'
import { changedKeys, changedValues, compareElements, type ElementChange } from '../../tree'
import { valuesOf } from '../store/content'
import type { StoredVersion } from '../store/findVersions'
import { readElements, readPrints, type ElementPrint } from './readElements'

/** Number of elements named in a summary. The revision's own endpoint returns all of them. */
const NAMED = 12

/**
 * Number of differing elements per version whose content is read. All of them can differ after a change of a slice's
 * definition, and only the content shows that nothing was edited.
 */
const LOOKED_AT = 1000

interface Summarise {
  req: PayloadRequest
  /** Newest first. Each is compared with the next, so the last one gets no summary. */
  versions: readonly StoredVersion[]
  /** Page fields that saves change. */
  fields: readonly string[]
}

/**
 * Returns the changes of each version by its id, except for the last one. Two queries for any number of versions:
 * hashes of all elements, then the content of those that differ.
 */
export async function summarise({ req, versions, fields }: Summarise): Promise<Map<string, VersionSummary>> {
  const ids = versions.map(({ id }) => id)
  const prints = ids.length < 2 ? new Map<string, ElementPrint[]>() : await readPrints({ req, versions: ids })
  const names = new Map([...prints].map(([id, list]) => [id, new Map(list.map((print) => [print.id, print]))]))
  const pairs = versions.slice(0, -1).map((version, index) => {
    const before = versions[index + 1] as StoredVersion
    return { version, before, changes: changesOf(prints.get(before.id) ?? [], prints.get(version.id) ?? []) }
  })
  const wanted = new Map(ids.map((id) => [id, new Set<string>()]))
  for (const { version, before, changes } of pairs) {
    for (const { id, isChanged } of changes.slice(0, LOOKED_AT)) {
      if (isChanged) for (const side of [version, before]) wanted.get(side.id)?.add(id)
    }
  }
  const rows = await readElements({ req, wanted })
  const summaries = pairs.map(({ version, before, changes }) => {
    const elements = changes.slice(0, LOOKED_AT).flatMap((change): VersionSummary['elements'] => {
      const print = names.get(version.id)?.get(change.id) ?? names.get(before.id)?.get(change.id)
      const was = rows.get(before.id)?.get(change.id)
      const is = rows.get(version.id)?.get(change.id)
      const keys = change.isChanged && was && is ? changedKeys(was, is) : []
      // The same content can be stored with and without empty fields.
      if (change.kind === 'kept' && !change.isMoved && keys.length === 0) return []
      return [
        { ...change, isChanged: keys.length > 0, name: print?.name ?? null, blockType: print?.blockType ?? '', keys },
      ]
    })
    const total = elements.length + Math.max(0, changes.length - LOOKED_AT)
    const page = changedValues(valuesOf(before.page, fields), valuesOf(version.page, fields))
    return [version.id, { page, elements: elements.slice(0, NAMED), total }] as const
  })
  return new Map(summaries)
}

function changesOf(before: readonly ElementPrint[], after: readonly ElementPrint[]): ElementChange[] {
  const was = new Map(before.map((print) => [print.id, print.hash]))
  const is = new Map(after.map((print) => [print.id, print.hash]))
  return compareElements({ before, after, isChanged: (id) => was.get(id) !== is.get(id) })
}
