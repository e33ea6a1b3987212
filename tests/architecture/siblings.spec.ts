import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import postcss from 'postcss'
import { describe, expect, it } from 'vitest'

/** Selectors that depend on an element's siblings. */
const AMONG_SIBLINGS = /:(nth-|first-|last-|only-)|[+~](?![^[]*\])/
const BARE_TAG = /(^|[\s>+~(,])(a|div|h[1-6]|img|p|section|span|svg)(::?[a-z-]+(\([^)]*\))?)*\)*$/
/** Selectors of any element, which the browser checks for every element. */
const BARE_ANYTHING = /((^|[\s>+~(,]):nth-[a-z-]+\([^)]*\)|[+~]\s*\*)(::?[a-z-]+(\([^)]*\))?)*\)*$/
/** The same in a class of Tailwind. */
const BARE_UTILITY = /\[&[^\]\s]*(:(nth-|first-|last-|only-)|[+~])[^\]\s]*\]:/

/** Selectors of the attribute `style`, which scripts change often. */
const ASKS_FOR_STYLE = /\[style\b/

/** Returns the sources that render in the studio's preview, by the ending of their names. */
const filesOf = (ending: string) =>
  ['layouts', 'components', 'blocks', 'render', 'studio/preview']
    .flatMap((room) =>
      readdirSync(`src/${room}`, { recursive: true, encoding: 'utf8' }).map((name) => path.join('src', room, name)),
    )
    .filter((file) => file.endsWith(ending))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

const selectorsIn = (text: string) => {
  const found: string[] = []
  postcss.parse(text).walkRules(({ selectors }) => {
    found.push(...selectors)
  })
  return found
}

/**
 * After an element moves, the browser recalculates the styles of all its siblings that such a rule may match: all
 * paragraphs of a long page for `p`, a few nodes for a class.
 */
describe('a style that depends on siblings', () => {
  it('names a class, not a common tag or anything at all', () => {
    const isBare = (selector: string) =>
      BARE_ANYTHING.test(selector) || (AMONG_SIBLINGS.test(selector) && BARE_TAG.test(selector))
    const bare = filesOf('.css').flatMap(({ file, text }) =>
      selectorsIn(text)
        .filter(isBare)
        .map((selector) => `${file}: ${selector}`),
    )
    expect(bare).toEqual([])
  })

  it('stands in a style sheet', () => {
    expect(filesOf('.tsx').flatMap(({ file, text }) => (BARE_UTILITY.test(text) ? [file] : []))).toEqual([])
  })
})

/** One such rule makes the browser recalculate all descendants around an element whenever its outline moves. */
it('no style asks for the attribute `style`', () => {
  const asking = filesOf('.css').filter(({ text }) =>
    selectorsIn(text).some((selector) => ASKS_FOR_STYLE.test(selector)),
  )
  expect(asking.map(({ file }) => file)).toEqual([])
})
