import type { ImportMap } from 'payload'
import type { StudioExtensions } from '../extensions'
import type { StudioOptions } from './readVoix'

/**
 * The modules that `voix({ studio })` names, out of Payload's import map. On the server they are references: the browser loads what they
 * stand for. Throws when the import map lacks one.
 */
export function loadExtensions({ studio, importMap }: { studio: StudioOptions; importMap: ImportMap }) {
  const load = (paths: readonly string[] = []) =>
    paths.map((path): unknown => {
      const found: unknown = importMap[path]
      if (found) return found
      throw new Error(
        `voix({ studio }) names "${path}", which Payload's import map lacks. Run \`payload generate:importmap\`.`,
      )
    })
  const { commands, panels, fields } = studio
  return { commands: load(commands), panels: load(panels), fields: load(fields) } as unknown as StudioExtensions
}
