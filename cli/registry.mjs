import fs from 'node:fs/promises'
import path from 'node:path'
import { findLayouts, findSlices, toCamelCase, toPascalCase } from './slices.mjs'

const HEADER = '// Written by `npx voix register` from the folders next to this one. Edit those, not this file.\n'

/**
 * Returns the registries of a project's slices and layouts: `{ 'blocks/registry/configs.ts': text, ... }`, formatted by
 * Prettier if it is installed.
 */
export async function renderRegistry({ project: { root, src } }) {
  const slices = findSlices(path.join(root, src, 'blocks'))
  const layouts = findLayouts(path.join(root, src, 'layouts'))
  const files = {
    'blocks/registry/configs.ts': renderConfigs(slices),
    'blocks/registry/loaders.ts': renderLoaders(slices.filter((slice) => slice.hasLoader)),
    'blocks/registry/components.ts': renderComponents(slices),
    'blocks/registry/frame.client.ts': renderFrame(slices),
    'layouts/registry/configs.ts': renderLayoutConfigs(layouts),
    'layouts/registry/imports.ts': renderLayoutImports(layouts),
  }
  const prettier = await import('prettier').catch(() => null)
  if (!prettier) return files
  const entries = Object.entries(files).map(async ([name, text]) => {
    const filepath = path.join(root, src, name)
    const options = await prettier.resolveConfig(filepath)
    return [name, await prettier.format(text, { ...options, filepath })]
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** Writes the registries and returns the paths of the changed files. */
export async function writeRegistry({ project }) {
  const stale = await staleRegistryFiles({ project })
  const write = async ({ name, text }) => {
    const file = path.join(project.src, name)
    await fs.mkdir(path.join(project.root, path.dirname(file)), { recursive: true })
    await fs.writeFile(path.join(project.root, file), text)
    return file
  }
  return Promise.all(stale.map(write))
}

/** Returns the registry files that differ from the folders. */
export async function staleRegistryFiles({ project }) {
  const files = await renderRegistry({ project })
  const stale = []
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(project.root, project.src, name)
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

function renderLayoutConfigs(layouts) {
  const imports = layouts.map((name) => `import { ${toCamelCase(name)} } from '../${name}/config'`)
  return `${HEADER}import type { LayoutConfig } from 'voix/render'
${imports.join('\n')}

/** The layouts that a page may have. */
export const layouts: LayoutConfig[] = [${block(layouts.map(toCamelCase))}]
`
}

function renderLayoutImports(layouts) {
  const entries = layouts.map((name) => `${keyOf({ name })}: () => import('../${name}/Layout')`)
  return `${HEADER}import type { LayoutImports } from 'voix/render'

/** Layouts load on demand: a page costs its own and no other. */
export const layoutImports: LayoutImports = {${block(entries)}}
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
