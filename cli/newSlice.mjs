import fs from 'node:fs'
import path from 'node:path'
import { SLICE_NAME, toCamelCase, toPascalCase } from './slices.mjs'

/** Words that are invalid as the name of a constant. */
const RESERVED = new Set(
  'await break case catch class const continue debugger default delete do else enum export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield'.split(
    ' ',
  ),
)

/** The content of the new slice: a heading, text and a slot. */
const PREVIEW = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200"><rect width="320" height="200" fill="#f7efe4"/>
<rect x="80" y="36" width="160" height="13" rx="3" fill="#0b4f5c"/>
<path d="M60 68h200M60 79h200M60 90h130" stroke="#a9cdd0" stroke-width="5" stroke-linecap="round"/>
<rect x="60" y="112" width="200" height="52" rx="7" fill="none" stroke="#a9cdd0" stroke-width="2" stroke-dasharray="6 5"/></svg>
`

/**
 * Writes the folder of a new slice with a configuration, a component and an image for the palette.
 * Returns the paths of the files. Throws without writing anything if a name is invalid or taken.
 */
export function createSlice({ project: { root, src }, family, name }) {
  const blocksDir = path.join(root, src, 'blocks')
  checkNames({ blocksDir, family, name })
  const dir = path.join(blocksDir, family, name)
  const files = {
    [path.join(dir, 'config.ts')]: renderConfig({ family, name }),
    [path.join(dir, 'Component.tsx')]: renderComponent({ name }),
    [path.join(root, 'public/slices', `${name}.svg`)]: PREVIEW,
  }
  return Object.entries(files).map(([file, text]) => {
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, text)
    return path.relative(root, file)
  })
}

function checkNames({ blocksDir, family, name }) {
  if (!family || !name)
    throw new Error('Usage: npx voix slice <family> <name>   e.g. npx voix slice global welcome-note')
  for (const [what, value] of Object.entries({ family, name })) {
    if (!SLICE_NAME.test(value)) {
      throw new Error(
        `"${value}" is not a valid ${what}: begin with a letter, use lower case, digits and single hyphens (hero-2)`,
      )
    }
  }
  if (family === 'registry') throw new Error('"registry" is not a family: blocks/registry holds the generated registry')
  if (RESERVED.has(name))
    throw new Error(`"${name}" is a word of the language: choose another name, e.g. ${name}-block`)
  const owner = findOwner({ blocksDir, name })
  if (owner) throw new Error(`A slice "${name}" exists already in blocks/${owner}: a name is unique among all families`)
}

function findOwner({ blocksDir, name }) {
  const families = fs.existsSync(blocksDir) ? fs.readdirSync(blocksDir) : []
  return families.find((family) => fs.existsSync(path.join(blocksDir, family, name)))
}

function labelOf(name) {
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function renderConfig({ family, name }) {
  return `import { defineSlice, field } from 'voix/slices'

export const ${toCamelCase(name)} = defineSlice({
  name: '${name}',
  label: '${labelOf(name)}',
  admin: { group: '${family}' },
  purpose: 'text',
  description: 'Say in one sentence what editors use this slice for.',
  preview: '/slices/${name}.svg',
  fields: {
    title: field.text({ label: 'Title', defaultValue: '${labelOf(name)}', breakpoints: true }),
    copy: field.richText({ label: 'Copy' }),
  },
  slots: { default: { allowedElements: '*' } },
})
`
}

function renderComponent({ name }) {
  return `import { RichText } from 'voix/render/parts'
import type { SliceProps } from 'voix/slices'
import type { ${toCamelCase(name)} } from './config'

export default function ${toPascalCase(name)}({ fields, field, root, slots }: SliceProps<typeof ${toCamelCase(name)}>) {
  return (
    <section {...root}>
      {fields.title ? <h2 {...field.title}>{fields.title}</h2> : null}
      <RichText value={fields.copy} />
      {slots.default}
    </section>
  )
}
`
}
