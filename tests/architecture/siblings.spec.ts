import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import postcss from 'postcss'
import { describe, expect, it } from 'vitest'

/** Where what a rule says of an element depends on those beside it. */
const AMONG_SIBLINGS = /:(nth-|first-|last-|only-)|[+~](?![^[]*\])/
const BARE_TAG = /(^|[\s>+~(,])(a|div|h[1-6]|img|p|section|span|svg)(::?[a-z-]+(\([^)]*\))?)*\)*$/
/** Of whatever stands there: of each element that the browser meets. */
const BARE_ANYTHING = /((^|[\s>+~(,]):nth-[a-z-]+\([^)]*\)|[+~]\s*\*)(::?[a-z-]+(\([^)]*\))?)*\)*$/
/** The same in a class of Tailwind. */
const BARE_UTILITY = /\[&[^\]\s]*(:(nth-|first-|last-|only-)|[+~])[^\]\s]*\]:/

/** The same where they depend on what a node's own attribute `style` says, which scripts write all the time. */
const ASKS_FOR_STYLE = /\[style\b/

/** What the studio's preview has of the page, by file. */
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
 * After an element is moved, the browser looks anew at the styles of whatever such a rule may be about in each element beside it: at
 * all paragraphs of a long page where it names `p`, at a few nodes where it names a class.
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

/** With one such rule, what is around an element is styled anew down to its last node whenever its outline is put in another place. */
it('no style asks for the attribute `style`', () => {
  const asking = filesOf('.css').filter(({ text }) =>
    selectorsIn(text).some((selector) => ASKS_FOR_STYLE.test(selector)),
  )
  expect(asking.map(({ file }) => file)).toEqual([])
})
