import { isFieldDefinition, isKnownType } from '../slices'
import { checkProblem } from '../slices/checks'
import { unknownInLimit } from '../slices/layoutLimit'
import type { FieldMap } from '../slices/types'
import {
  colorRules,
  colorsProblems,
  isAudience,
  isPattern,
  isTimeZone,
  normalizePath,
  pathProblem,
  RESERVED_PATHS,
  type StyleTokens,
} from '../tree'
import { isShared } from './defineVoix.mjs'
import { STAFF_ROLES, type Language, type LayoutOption } from './context'
import { offeredLayouts } from './offeredLayouts'
import { screensProblem } from './screens'
import { signInProblem } from './signIn'
import type { AllOptions } from './joinOptions'
import { studioProblem } from './studio'

/** Throws for options that cannot work. The error names the option and the remedy. */
export function checkOptions(options: AllOptions): void {
  const { slices, layouts, defaultLayout, languages, sites, loaders, publicRoles, reservedPaths, cacheLimits } = options
  if (!Array.isArray(slices) || slices.length === 0) {
    fail('slices', 'is empty. Pages need something to be made of: pass the definitions made with defineSlice().')
  }
  if (!Array.isArray(layouts) || layouts.length === 0) {
    fail('layouts', 'is empty. Pass at least one { name, label }.')
  }
  noDoubles(
    'layouts',
    layouts.map(({ name }) => name),
  )
  const unclear = layouts.find(({ isOffered }) => isOffered !== undefined && typeof isOffered !== 'boolean')
  if (unclear)
    fail('layouts', `has "${String(unclear.isOffered)}" for \`isOffered\` of "${unclear.name}". Give true or false.`)
  const offered = offeredLayouts(layouts).map(({ name }) => name)
  if (offered.length === 0) fail('layouts', 'offers none: at least one must be without `isOffered: false`.')
  if (defaultLayout !== undefined && !offered.includes(defaultLayout)) {
    fail(
      'defaultLayout',
      `is "${defaultLayout}", which is none of the layouts that are offered: ${offered.join(', ')}.`,
    )
  }
  if (languages) {
    if (languages.length === 0) fail('languages', 'is empty. Leave it out for English only.')
    noDoubles(
      'languages',
      languages.map(({ code }) => code),
    )
    const wrong = languages.find(({ code }) => !/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(code))
    const lost = languages.find(({ file }) => file !== undefined && !options.siteLabels?.[file])
    if (lost) {
      const files = Object.keys(options.siteLabels ?? {}).join(', ') || 'none'
      fail('languages', `has the file "${lost.file}" for "${lost.code}", but \`siteLabels\` has: ${files}.`)
    }
    if (wrong) fail('languages', `has the code "${wrong.code}". Use BCP 47 codes such as "en" or "pt-BR".`)
  }
  if (sites) {
    if (sites.length === 0) fail('sites', 'is empty. Leave it out for one site.')
    noDoubles(
      'sites',
      sites.map(({ id }) => String(id)),
    )
    noDoubles(
      'sites[].hosts',
      sites.flatMap(({ hosts }) => hosts.map((host) => host.toLowerCase())),
    )
  }
  checkTimeZones(options)
  const unclearStudio = studioProblem(options.studio ?? {})
  if (unclearStudio) fail('studio', unclearStudio)
  checkStyles('studio', options.studio?.styles)
  for (const { name, styles } of layouts) checkStyles(`layouts (${name})`, styles)
  layouts.forEach(checkColors)
  noDoubles('publicRoles', [...STAFF_ROLES, ...(publicRoles ?? []).map(({ name }) => name)])
  const pages = (publicRoles ?? []).flatMap(({ passwordPage }) => Object.values(passwordPage ?? {}))
  const noPath = pages.find((path) => !/^\/(?!\/)/.test(path))
  if (noPath !== undefined)
    fail('publicRoles[].passwordPage', `has "${noPath}". Give paths such as "/members/password".`)
  const noStaff = options.apiKeyRoles?.find((role) => !STAFF_ROLES.includes(role))
  if (noStaff) fail('apiKeyRoles', `has "${noStaff}". Use ${STAFF_ROLES.join(', ')}.`)
  const misplaced = screensProblem(options.developerScreens ?? {})
  if (misplaced) fail('developerScreens', misplaced)
  checkAudiences(options.audiences ?? [])
  if (!Array.isArray(options.checks ?? [])) fail('checks', 'is no list. Pass [{ name, find }].')
  const wrong = (options.checks ?? []).map(checkProblem).find((problem) => problem !== null)
  if (wrong) fail('checks', wrong)
  noDoubles(
    'checks',
    (options.checks ?? []).map(({ name }) => name),
  )
  const names = new Set(slices.map(({ name }) => name))
  checkPlaces(slices, names, layouts)
  const lost = Object.keys(loaders ?? {}).find((name) => !names.has(name))
  if (lost !== undefined) fail('loaders', `has "${lost}", but no slice has that name. Remove it or define the slice.`)
  const slashed = reservedPaths?.find((name) => name.includes('/'))
  if (slashed !== undefined) fail('reservedPaths', `has "${slashed}". Give first segments without slashes.`)
  checkReview(options.review)
  const misled = options.signIn && signInProblem(options.signIn, { hasRoleField: options.roles === undefined })
  if (misled) fail('signIn', misled)
  const { errorReporting } = options
  if (errorReporting && !/^https?:\/\//.test(errorReporting.url))
    fail('errorReporting', `has the url "${errorReporting.url}". Give an address that starts with https://.`)
  const empty = Object.entries(cacheLimits ?? {}).find(([, megabytes]) => !(megabytes > 0))
  if (empty) fail('cacheLimits', `has ${String(empty[1])} for "${empty[0]}". Give a number of megabytes.`)
}

/**
 * Checks the search addresses: one that cannot be requested, or a language without pages, would silently find nothing.
 */
export function checkSearch(search: NonNullable<AllOptions['search']>, languages: readonly Language[]): void {
  const codes = languages.map(({ code }) => code)
  for (const [code, path] of Object.entries(search)) {
    if (!codes.includes(code)) fail('search', `has "${code}", which is none of the languages: ${codes.join(', ')}.`)
    if (
      path === '/' ||
      normalizePath(path) !== path ||
      isPattern(path) ||
      pathProblem({ path, reserved: RESERVED_PATHS })
    )
      fail('search', `has the address "${path}" for "${code}". Give a path such as "/search", in lower case.`)
  }
  noDoubles('search', Object.values(search))
}

/** JavaScript callers have no types. An unknown name would throw wherever days are compared. */
function checkTimeZones({ timeZone, timeZones = [] }: Pick<AllOptions, 'timeZone' | 'timeZones'>): void {
  const remedy = 'which is no time zone. Give an IANA name such as "America/Jamaica".'
  if (timeZone !== undefined && !isTimeZone(timeZone)) fail('timeZone', `is ${JSON.stringify(timeZone)}, ${remedy}`)
  if (!Array.isArray(timeZones)) fail('timeZones', 'is no list. Give IANA names such as ["America/Jamaica"].')
  const wrong = timeZones.find((name) => !isTimeZone(name))
  if (wrong !== undefined) fail('timeZones', `has ${JSON.stringify(wrong)}, ${remedy}`)
}

/** The name of a token is the end of a variable's name in the stylesheet. */
function checkStyles(of: string, styles: StyleTokens = {}): void {
  const { sizes, spacing, radius, shadow } = styles
  const wrong = [sizes, spacing, radius, shadow]
    .flatMap((names) => names ?? [])
    .find((name) => !/^[a-z0-9-]{1,40}$/.test(name))
  if (wrong !== undefined) fail(of, `has "${wrong}" in \`styles\`. Use small letters, digits and hyphens.`)
}

/** A rule for an unknown colour would offer no colour. Values may be any CSS colour. */
function checkColors({ name, palette = [], colorRules: rules }: LayoutOption): void {
  const problems = colorsProblems({ palette, colorRules: colorRules(rules) })
  const wrong = problems.find(({ path }) => !path.endsWith('.value'))
  if (wrong) fail(`layouts (${name})`, `has a wrong \`${wrong.path}\`. ${wrong.message}`)
}

/** A misspelt switch would silently disable the review. */
function checkReview(review: AllOptions['review'] = {}): void {
  for (const [name, value] of Object.entries(review)) {
    if (!['required', 'administratorsMayOverride', 'approvers', 'elements'].includes(name))
      fail('review', `has "${name}". It takes: required, administratorsMayOverride, approvers, elements.`)
    if (name === 'approvers') {
      const known: readonly unknown[] = STAFF_ROLES
      if (!Array.isArray(value) || value.length === 0 || value.some((role) => !known.includes(role)))
        fail('review', `has ${JSON.stringify(value)} for "approvers". Give a list of: ${STAFF_ROLES.join(', ')}.`)
    } else if (typeof value !== 'boolean')
      fail('review', `has ${JSON.stringify(value)} for "${name}". Give true or false.`)
  }
}

function checkAudiences(audiences: NonNullable<AllOptions['audiences']>): void {
  noDoubles('audiences', ['everyone', 'signed-in', ...audiences.map(({ name }) => name)])
  const wrong = audiences.find(({ name }) => !isAudience(name))
  if (wrong) fail('audiences', `has the name "${wrong.name}". Use small letters, digits and hyphens.`)
}

/** A misspelt name would silently forbid a place. */
function checkPlaces(slices: AllOptions['slices'], names: ReadonlySet<string>, known: AllOptions['layouts']): void {
  for (const { name, slots, layouts } of slices) {
    const unknown = unknownInLimit(layouts, known)
    if (unknown !== null) fail('slices', `has "${name}" ${unknown}`)
    for (const [slot, { allowedElements }] of Object.entries(slots)) {
      const unknown = allowedElements === '*' ? undefined : allowedElements.find((each) => !names.has(each))
      if (unknown !== undefined) {
        fail('slices', `has "${name}", whose slot "${slot}" allows "${unknown}", but no slice has that name.`)
      }
    }
  }
}

/** Throws for a field of an unregistered type: the studio could not distinguish its value from others. */
export function checkFieldTypes(slices: AllOptions['slices']): void {
  const check = (slice: string, fields: FieldMap) => {
    for (const [name, field] of Object.entries(fields)) {
      if (!isFieldDefinition(field)) continue
      if (!isKnownType(field.type)) {
        fail('fieldTypes', `lacks "${field.type}", the type of the field "${name}" of the slice "${slice}". Add it.`)
      }
      check(slice, field.fields ?? {})
    }
  }
  for (const { name, fields } of slices) check(name, fields)
}

function noDoubles(option: string, names: readonly string[]): void {
  const double = names.find((name, index) => names.indexOf(name) !== index)
  if (double !== undefined) fail(option, `has "${double}" twice. Every one must be unique.`)
}

/** `option` begins with the name of the option: `sites[].hosts`. */
function fail(option: string, problem: string): never {
  const [name = ''] = /^\w+/.exec(option) ?? []
  throw new Error(`${isShared(name) ? 'defineVoix()' : 'voix()'}: the option "${option}" ${problem}`)
}
