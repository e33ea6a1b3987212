import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { SliceDefinition } from './types'

/**
 * Throws on build or start if a slice folder (`<dir>/<family>/<slice>/`) has a component without a configuration, or
 * the reverse, or if its name differs from the slice's name. Folders with neither are ignored (`registry`, shared
 * parts).
 */
export function checkSliceFolders(dir: string, isSlice: (name: string) => boolean): void {
  for (const family of foldersIn(dir)) {
    for (const slice of foldersIn(join(dir, family))) checkFolder(join(dir, family, slice), slice, isSlice)
  }
}

/**
 * Returns the warning for slices whose preview image is missing in `public`. Images at other addresses are not checked.
 */
export function missingPreviews(
  slices: readonly Pick<SliceDefinition, 'name' | 'preview'>[],
  publicDir: string,
): string[] {
  if (!existsSync(publicDir)) return []
  return slices.flatMap(({ name, preview }) => {
    if (!preview?.startsWith('/') || existsSync(join(publicDir, preview))) return []
    return [`The slice "${name}" has no picture in the palette: its preview "${preview}" is not in ${publicDir}.`]
  })
}

function checkFolder(path: string, name: string, isSlice: (name: string) => boolean): void {
  const hasConfig = existsSync(join(path, 'config.ts'))
  const hasComponent = existsSync(join(path, 'Component.tsx'))
  if (hasComponent && !hasConfig) throw new Error(`Slice configuration not found for component "${name}" (${path})`)
  if (hasConfig && !hasComponent) throw new Error(`Slice component not found for configuration "${name}" (${path})`)
  if (hasConfig && !isSlice(name)) {
    throw new Error(
      `No slice is called "${name}" as its folder is: give it that \`name\` in ${join(path, 'config.ts')}, and register it`,
    )
  }
}

function foldersIn(dir: string): string[] {
  const entries = readdirSync(dir, { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
}
