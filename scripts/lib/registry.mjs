import fs from 'node:fs/promises'
import path from 'node:path'
import { findSlices, toCamelCase, toPascalCase } from './slices.mjs'

const HEADER = '// Written by `node scripts/slices.mjs` from the slices’ folders: change those, not this file.\n'

/** The registry's files for the slices under `root/src/blocks`: `{ 'configs.ts': text, ... }`, formatted by Prettier. */
export async function renderRegistry({ root }) {
  const slices = findSlices(path.join(root, 'src/blocks'))
  const files = {
    'configs.ts': renderConfigs(slices),
    'loaders.ts': renderLoaders(slices.filter((slice) => slice.hasLoader)),
    'components.ts': renderComponents(slices),
    'frame.client.ts': renderFrame(slices),
  }
  const prettier = await import('prettier')
  const entries = Object.entries(files).map(async ([name, text]) => {
    const filepath = path.join(root, 'src/blocks/registry', name)
    const options = await prettier.resolveConfig(filepath)
    return [name, await prettier.format(text, { ...options, filepath })]
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** Writes the registry and answers the names of the files that changed. */
export async function writeRegistry({ root }) {
  const dir = path.join(root, 'src/blocks/registry')
  const stale = await staleRegistryFiles({ root })
  await fs.mkdir(dir, { recursive: true })
  await Promise.all(stale.map(({ name, text }) => fs.writeFile(path.join(dir, name), text)))
  return stale.map(({ name }) => name)
}

/** The registry files on disk that are not what the slices' folders ask for. */
export async function staleRegistryFiles({ root }) {
  const files = await renderRegistry({ root })
  const stale = []
  for (const [name, text] of Object.entries(files)) {
    const current = await fs.readFile(path.join(root, 'src/blocks/registry', name), 'utf8').catch(() => null)
    if (current !== text) stale.push({ name, text })
  }
  return stale
}

const folderOf = ({ family, name }) => `../${family}/${name}`
const keyOf = ({ name }) => JSON.stringify(name)

function renderConfigs(slices) {
  const imports = slices.map((slice) => `import { ${toCamelCase(slice.name)} } from '${folderOf(slice)}/config'`)
  return `${HEADER}import type { SliceDefinition } from 'voix/slices'
${imports.join('\n')}

export const slices: SliceDefinition[] = [${slices.map(({ name }) => toCamelCase(name)).join(', ')}]
`
}

function renderLoaders(slices) {
  const entries = slices.map((slice) => `${keyOf(slice)}: () => import('${folderOf(slice)}/load'),`)
  return `${HEADER}import type { SliceLoader } from 'voix/slices'

export const loaders: Record<string, () => Promise<{ load: SliceLoader }>> = {${entries.join('\n')}}
`
}

function renderComponents(slices) {
  const imports = slices.map((slice) => `import ${toPascalCase(slice.name)} from '${folderOf(slice)}/Component'`)
  const entries = slices.map((slice) => `${keyOf(slice)}: ${toPascalCase(slice.name)} as SliceComponent,`)
  const used = slices.length > 0 ? 'SliceComponent, SliceComponents' : 'SliceComponents'
  return `${HEADER}import type { ${used} } from 'voix/render'
${imports.join('\n')}

export const components: SliceComponents = {${entries.join('\n')}}
`
}

function renderFrame(slices) {
  const entries = slices.map((slice) => `${keyOf(slice)}: () => import('${folderOf(slice)}/Component').then(asModule),`)
  const helper = `

/** The map is keyed by name only, so that each component's own, narrower props end here. */
function asModule({ default: component }: { default: unknown }) {
  return { default: component as SliceComponent }
}`
  const types = slices.length > 0 ? `import type { SliceComponent } from 'voix/render'\n` : ''
  return `'use client'

${HEADER}import { previewFrame } from 'voix/preview/client'
${types}
/** The slices in the studio's preview: a module loads when its first element is shown. */
export const Frame = previewFrame({${entries.join('\n')}})${slices.length > 0 ? helper : ''}
`
}
