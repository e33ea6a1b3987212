import fs from 'node:fs/promises'
import path from 'node:path'
import { findSlices, toCamelCase, toPascalCase } from './slices.mjs'

const HEADER = '// Written by `npx voix slices` from the slices’ folders: change those, not this file.\n'

/** The registry's files for the slices of a project: `{ 'configs.ts': text, ... }`, formatted where there is a Prettier. */
export async function renderRegistry({ project: { root, src } }) {
  const slices = findSlices(path.join(root, src, 'blocks'))
  const files = {
    'configs.ts': renderConfigs(slices),
    'loaders.ts': renderLoaders(slices.filter((slice) => slice.hasLoader)),
    'components.ts': renderComponents(slices),
    'frame.client.ts': renderFrame(slices),
  }
  const prettier = await import('prettier').catch(() => null)
  if (!prettier) return files
  const entries = Object.entries(files).map(async ([name, text]) => {
    const filepath = path.join(root, src, 'blocks/registry', name)
    const options = await prettier.resolveConfig(filepath)
    return [name, await prettier.format(text, { ...options, filepath })]
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** Writes the registry and returns the paths of the files that changed. */
export async function writeRegistry({ project }) {
  const stale = await staleRegistryFiles({ project })
  const dir = path.join(project.src, 'blocks/registry')
  await fs.mkdir(path.join(project.root, dir), { recursive: true })
  await Promise.all(stale.map(({ name, text }) => fs.writeFile(path.join(project.root, dir, name), text)))
  return stale.map(({ name }) => path.join(dir, name))
}

/** The registry files on disk that are not what the slices' folders ask for. */
export async function staleRegistryFiles({ project }) {
  const files = await renderRegistry({ project })
  const stale = []
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(project.root, project.src, 'blocks/registry', name)
    const current = await fs.readFile(file, 'utf8').catch(() => null)
    if (current !== text) stale.push({ name, text })
  }
  return stale
}

const folderOf = ({ family, name }) => `../${family}/${name}`
const keyOf = ({ name }) => (name.includes('-') ? `'${name}'` : name)
const block = (lines) => lines.map((line) => `\n  ${line},`).join('') + (lines.length > 0 ? '\n' : '')

function renderConfigs(slices) {
  const imports = slices.map((slice) => `import { ${toCamelCase(slice.name)} } from '${folderOf(slice)}/config'`)
  return `${HEADER}import type { SliceDefinition } from 'voix/slices'
${imports.join('\n')}

export const slices: SliceDefinition[] = [${block(slices.map(({ name }) => toCamelCase(name)))}]
`
}

function renderLoaders(slices) {
  const entries = slices.map((slice) => `${keyOf(slice)}: () => import('${folderOf(slice)}/load')`)
  return `${HEADER}import type { SliceLoader } from 'voix/slices'

export const loaders: Record<string, () => Promise<{ load: SliceLoader }>> = {${block(entries)}}
`
}

function renderComponents(slices) {
  const imports = slices.map((slice) => `import ${toPascalCase(slice.name)} from '${folderOf(slice)}/Component'`)
  const entries = slices.map((slice) => `${keyOf(slice)}: ${toPascalCase(slice.name)} as SliceComponent`)
  const used = slices.length > 0 ? 'SliceComponent, SliceComponents' : 'SliceComponents'
  return `${HEADER}import type { ${used} } from 'voix/render'
${imports.join('\n')}

export const components: SliceComponents = {${block(entries)}}
`
}

function renderFrame(slices) {
  const entries = slices.map((slice) => `${keyOf(slice)}: () => import('${folderOf(slice)}/Component').then(asModule)`)
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
export const Frame = previewFrame({${block(entries)}})${slices.length > 0 ? helper : ''}
`
}
