import fs from 'node:fs'
import path from 'node:path'

/** A valid name of a slice, family or layout. */
export const SLICE_NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** Folders under `src/blocks` without slices. */
const NO_FAMILY = new Set(['registry'])

/**
 * Finds every slice under `blocksDir` (`<family>/<name>/config.ts` + `Component.tsx`), sorted by name.
 * Throws with the paths if a file is missing or two slices have the same name.
 */
export function findSlices(blocksDir) {
  const found = listFolders(blocksDir)
    .filter((family) => !NO_FAMILY.has(family))
    .flatMap((family) =>
      listFolders(path.join(blocksDir, family)).map((name) => readSlice({ blocksDir, family, name })),
    )
    .filter((slice) => slice !== null)
    .sort((a, b) => compare(a.name, b.name))
  const problems = [...found.flatMap((slice) => slice.problems), ...findDuplicates(found)]
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return found
}

/**
 * Finds every layout under `layoutsDir` (`<name>/config.ts` + `Layout.tsx`), sorted by name. Throws with the paths if a
 * file is missing.
 */
export function findLayouts(layoutsDir) {
  const has = (name, file) => fs.existsSync(path.join(layoutsDir, name, file))
  const found = listFolders(layoutsDir).filter((name) => has(name, 'config.ts') || has(name, 'Layout.tsx'))
  const problems = found.flatMap((name) => [
    ...(SLICE_NAME.test(name)
      ? []
      : [`"${name}" is not a valid layout name (${layoutsDir}/${name}): use lower case, digits and hyphens`]),
    ...['config.ts', 'Layout.tsx']
      .filter((file) => !has(name, file))
      .map((file) => `The layout "${name}" lacks ${layoutsDir}/${name}/${file}`),
  ])
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return found
}

function readSlice({ blocksDir, family, name }) {
  const dir = path.join(blocksDir, family, name)
  const has = (file) => fs.existsSync(path.join(dir, file))
  const hasConfig = has('config.ts')
  const hasComponent = has('Component.tsx')
  if (!hasConfig && !hasComponent) return null
  const problems = []
  if (!SLICE_NAME.test(name))
    problems.push(`"${name}" is not a valid slice name (${dir}): use lower case, digits and hyphens`)
  if (!hasConfig) problems.push(`Slice configuration not found for component "${name}" (${dir}/config.ts)`)
  if (!hasComponent) problems.push(`Component not found for slice configuration "${name}" (${dir}/Component.tsx)`)
  return { family, name, hasLoader: has('load.ts'), problems }
}

function findDuplicates(slices) {
  return slices
    .filter((slice, index) => slices[index + 1]?.name === slice.name)
    .map(
      ({ name, family }) => `Two slices are called "${name}" (one in ${family}): a name is unique among all families`,
    )
}

function listFolders(dir) {
  if (!fs.existsSync(dir)) return []
  return fs
    .readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort(compare)
}

function compare(a, b) {
  return a < b ? -1 : a > b ? 1 : 0
}

/** `image-and-copy` -> `imageAndCopy`: the name of the export in `config.ts`. */
export function toCamelCase(name) {
  return name.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase())
}

/** `image-and-copy` -> `ImageAndCopy`: the name of the component. */
export function toPascalCase(name) {
  const camel = toCamelCase(name)
  return camel.charAt(0).toUpperCase() + camel.slice(1)
}
