import type { ImportMap } from 'payload'
import { isClientReference } from '../../slices/isClientReference'
import type { StudioExtensions } from '../../studio/app/extensions'
import type { StudioOptions } from './readVoix'

type Kind = Exclude<keyof StudioExtensions, 'without' | 'order'>

interface Input {
  studio: StudioOptions
  importMap: ImportMap
}

/**
 * Returns the modules that `voix({ studio })` names as references that the browser loads.
 * Throws if the import map lacks one, or if one does not begin with `'use client'` and cannot be sent.
 */
export function loadExtensions({ studio, importMap }: Input): StudioExtensions {
  const load = (kind: Kind) => (studio[kind] ?? []).map((path) => loadExtension({ kind, path, importMap }))
  const extensions: Record<Kind, unknown[]> = {
    commands: load('commands'),
    panels: load('panels'),
    fields: load('fields'),
    checks: load('checks'),
    events: load('events'),
    providers: load('providers'),
  }
  const { without, order } = studio
  return { ...(extensions as unknown as StudioExtensions), without, order }
}

function loadExtension({ kind, path, importMap }: { kind: Kind; path: string; importMap: ImportMap }): unknown {
  const found: unknown = importMap[path]
  const named = `voix({ studio: { ${kind} } }) names "${path}"`
  if (!found) throw new Error(`${named}, which Payload's import map lacks. Run \`payload generate:importmap\`.`)
  if (isClientReference(found)) return found
  throw new Error(
    `${named}, whose module does not begin with 'use client'. Add it. If the server imports the module too, name a second module here: 'use client'; export { ${exportOf(path)} } from './…'.`,
  )
}

function exportOf(path: string): string {
  return path.split('#')[1] ?? 'default'
}
