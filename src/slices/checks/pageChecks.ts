import { COLOR_RULE_NAMES, colorProblem, colorRuleKind, elementName, namesOf, type Row } from '../../tree'
import type { Found, PlainCheck } from './check'
import { chosenColors } from './chosenColors'
import { isListed, metaText } from './meta'

/** The recommended length of a text, in visible characters: search engines cut off longer ones. */
export interface LengthLimits {
  min: number
  max: number
}

export const TITLE_LIMITS: LengthLimits = { min: 30, max: 60 }
export const DESCRIPTION_LIMITS: LengthLimits = { min: 70, max: 160 }

export const emptyPage: PlainCheck = {
  name: 'empty-page',
  find: ({ rows }) =>
    rows.length > 0 ? [] : [{ level: 'hint', text: 'There are no elements that visitors could see.' }],
}

export const titles: PlainCheck = {
  name: 'title',
  find: (page) => {
    if (!isListed(page)) return []
    const meta = metaText(page, 'title')
    const [title, field] = meta === '' ? [String(page.page.title ?? '').trim(), 'title'] : [meta, 'meta.title']
    return tooLong({ text: title, field, limits: TITLE_LIMITS, name: 'title' })
  },
}

export const descriptions: PlainCheck = {
  name: 'description',
  find: (page) => {
    if (!isListed(page)) return []
    const [text, field] = [metaText(page, 'description'), 'meta.description']
    return tooLong({ text, field, limits: DESCRIPTION_LIMITS, name: 'description' })
  },
}

export const headings: PlainCheck = {
  name: 'headings',
  find: ({ shown }) => {
    const list = shown?.headings ?? []
    const first = list.find(({ level }) => level === 1)
    return list.flatMap((heading, index): Found[] => {
      const { level, text, element, field } = heading
      const above = list[index - 1]?.level ?? level
      const name = text === '' ? 'an empty title' : `“${text}”`
      const found = (words: string): Found[] => [{ level: 'hint', element, field, text: words }]
      if (level === 1 && heading !== first) return found(`${name} is one more heading 1. A page has one.`)
      if (level <= above + 1) return []
      return found(`${name} is a heading ${level} right below a heading ${above}. Heading ${above + 1} is left out.`)
    })
  },
}

/** Source: WCAG 2.2, 1.4.3. */
const CONTRAST = { usual: 4.5, large: 3 }

export const contrasts: PlainCheck = {
  name: 'contrast',
  find: ({ shown }) =>
    (shown?.colors ?? []).flatMap(({ element, field, style, text, contrast, isLarge }): Found[] => {
      const least = isLarge ? CONTRAST.large : CONTRAST.usual
      if (contrast >= least) return []
      const words = `“${text}” is hard to read in the chosen colour: a contrast of ${contrast.toFixed(1)}, where ${least} is the least.`
      return [{ level: 'hint', element, field, style, text: words }]
    }),
}

/** Reports equal names of elements: browsers follow a link to the first one, and two popups would both open. */
export const equalNames: PlainCheck = {
  name: 'equal-names',
  find: ({ rows, slice }) => {
    const owners = new Map<string, Row>()
    const found: Found[] = []
    for (const row of rows) {
      for (const { field, name } of namesOf(row, (blockType) => slice(blockType)?.rules)) {
        const owner = owners.get(name)
        if (!owner) owners.set(name, row)
        else {
          const text = `“${elementName(owner, slice)}” already has the name “${name}”, and links to #${name} lead there. Choose another name.`
          found.push({ level: 'error', element: row.id, ...(field !== null && { field }), text })
        }
      }
    }
    return found
  },
}

/** Reports colours that the layout does not allow, or no longer allows. They stay, and do not block publishing. */
export const layoutColors: PlainCheck = {
  name: 'layout-colors',
  find: ({ rows, slice, colors }) => {
    const layout = colors ?? undefined
    return rows.flatMap((row) =>
      chosenColors(row, slice(row.blockType))
        .filter(({ name, value }) => colorProblem({ layout, field: name, value }) !== null)
        .map(({ field, name, value, style }): Found => {
          const text = `The colour ${value} is none that the layout offers for ${COLOR_RULE_NAMES[colorRuleKind(name)]}.`
          return { level: 'hint', element: row.id, field, style, text }
        }),
    )
  },
}

/** Returns a hint if a text is longer than the limit at which search engines cut it off. */
function tooLong(input: { text: string; field: string; limits: LengthLimits; name: string }): Found[] {
  const { text, field, limits, name } = input
  const { length } = [...text]
  if (length <= limits.max) return []
  const words = `The ${name} has ${length} characters. Search engines may cut it off after ${limits.max}.`
  return [{ level: 'hint', field, text: words }]
}
