import { isRecord } from '../tree/internal/isRecord.mjs'
import { nearest } from './nearest.mjs'

/**
 * @typedef {import('./config').VoixConfig} VoixConfig
 * @typedef {import('./config').DefinedVoix} DefinedVoix
 * @typedef {(value: unknown) => boolean} Rule
 */

/** @type {Rule} */
const isText = (value) => typeof value === 'string' && value !== ''
/** @type {Rule} */
const isPath = (value) => typeof value === 'string' && /^\/(?!\/)/.test(value)
/** @type {Rule} */
const isHost = (value) => typeof value === 'string' && /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(value)
/** @type {(isOne: Rule) => Rule} */
const isListOf = (isOne) => (value) => Array.isArray(value) && value.every(isOne)
/** @type {(isOne: Rule) => Rule} */
const isMapOf = (isOne) => (value) => isRecord(value) && Object.values(value).every(isOne)
/** @type {(rules: Readonly<Record<string, Rule>>) => Rule} */
const has = (rules) => (value) => isRecord(value) && Object.entries(rules).every(([key, isOne]) => isOne(value[key]))

/**
 * The rule of each option, as text and as a check. @type {Readonly<Record<keyof VoixConfig, readonly [string, Rule]>>}
 */
const RULES = {
  layouts: ['a list of { name, label }', isListOf(has({ name: isText, label: isText }))],
  defaultLayout: ['the name of a layout', isText],
  languages: ['a list of { code, name }', isListOf(has({ code: isText, name: isText }))],
  sites: [
    'a list of { id, name, hosts }',
    isListOf(has({ id: Number.isInteger, name: isText, hosts: isListOf(isText) })),
  ],
  search: ['paths by language, such as { en: "/search" }', isMapOf(isText)],
  admin: ['a path that starts with a slash, such as "/admin"', isPath],
  cookiePrefix: ['a text, such as "payload"', isText],
  collections: ['slugs by the names of the collections, such as { media: "assets" }', isMapOf(isText)],
  slicesDir: ['the path of a folder, such as "src/blocks"', isText],
  layoutsDir: ['the path of a folder, such as "src/layouts"', isText],
  partsDirs: ['a list of folders, such as ["src"]', isListOf(isText)],
  frameHosts: ['a list of hosts, such as ["example.org"]', isListOf(isHost)],
  formHosts: ['a list of hosts, such as ["example.org"]', isListOf(isHost)],
  contentDatabase: ['true or false', (value) => typeof value === 'boolean'],
  runtime: ['"react" or "preact"', (value) => value === 'react' || value === 'preact'],
  applicationRoutes: ['a list of paths, such as ["/shop/[...path]"]', isListOf(isPath)],
}

const NAMES = Object.keys(RULES)

/** The number of characters of a wrong value that an error shows. */
const MOST_SHOWN = 120

/** @type {Omit<DefinedVoix, 'layouts'>} */
const DEFAULTS = {
  search: {},
  admin: '/admin',
  cookiePrefix: 'payload',
  collections: {},
  partsDirs: ['src'],
  frameHosts: [],
  formHosts: [],
  contentDatabase: false,
  runtime: 'react',
  applicationRoutes: [],
}

/**
 * Creates the default export of `voix.config.ts`, a file in the same folder as `next.config`:
 *
 * ```ts
 * export default defineVoix({ layouts, slicesDir: 'src/blocks' })
 * ```
 *
 * `voix()` and `voixProxy()` take it as `voixConfig`, `withVoix()` reads the file, and `createVoix()` finds it in the
 * Payload config. Restart `next dev` after a change. Returns the configuration with its defaults. Throws an error that
 * names the option and its accepted values.
 *
 * @param {VoixConfig} config
 * @returns {DefinedVoix}
 */
export function defineVoix(config) {
  if (!isRecord(config)) refuse(`the configuration is ${inWords(config)}. Give an object.`)
  const stated = Object.entries(config).filter(([, value]) => value !== undefined)
  for (const [name, value] of stated) {
    if (!isShared(name)) refuse(unknownProblem(name))
    const [words, isRight] = RULES[name]
    if (!isRight(value)) refuse(`the option "${name}" is ${inWords(value)}. Give ${words}.`)
  }
  if (config.layouts === undefined) refuse(`the option "layouts" is missing. Give ${RULES.layouts[0]}.`)
  return { ...DEFAULTS, ...Object.fromEntries(stated), layouts: config.layouts }
}

/** Whether an option is one of `defineVoix()`. @param {string} name @returns {name is keyof VoixConfig} */
export function isShared(name) {
  return Object.hasOwn(RULES, name)
}

/**
 * Reads the option `voixConfig` of another function. Throws if it is missing, and for options that belong to
 * `defineVoix()`.
 *
 * @param {string} by
 * @param {{ voixConfig: VoixConfig }} options
 * @returns {DefinedVoix}
 */
export function readShared(by, { voixConfig, ...own }) {
  refuseShared(by, own)
  if (voixConfig === undefined)
    throw new Error(`${by}: the option "voixConfig" is missing. Give the default export of voix.config.ts.`)
  return defineVoix(voixConfig)
}

/**
 * Throws for options of `defineVoix()` that are passed to another function.
 *
 * @param {string} by
 * @param {object} options
 */
export function refuseShared(by, options) {
  const misplaced = Object.keys(options).find(isShared)
  if (misplaced !== undefined)
    throw new Error(`${by}: the option "${misplaced}" belongs to defineVoix(). Move it to voix.config.ts.`)
}

/** @param {string} name */
function unknownProblem(name) {
  const near = nearest(name, NAMES)
  return `there is no option "${name}". ${near === undefined ? `It takes: ${NAMES.join(', ')}.` : `Did you mean "${near}"?`}`
}

/** @param {string} problem @returns {never} */
function refuse(problem) {
  throw new Error(`defineVoix(): ${problem}`)
}

/** @param {unknown} value */
function inWords(value) {
  const text = JSON.stringify(value) ?? typeof value
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text
}
