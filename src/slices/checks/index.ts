import { isRecord } from '../../tree'
import { isClientReference } from '../isClientReference'
import type { Check, CheckedPage, Finding, Found, PlainCheck } from './check'
import {
  emptyElements,
  hiddenElements,
  missingPictures,
  placeholderTexts,
  requiredFields,
  sampleTexts,
  untranslatedTexts,
} from './contentChecks'
import { linksWithoutAddress, placeholderLinks } from './linkChecks'
import { contrasts, descriptions, emptyPage, equalNames, headings, layoutColors, titles } from './pageChecks'
import { partsOf } from './readPage'
import type { Steps } from './steps'

export type * from './check'
export { chosenColors, type ChosenColor } from './chosenColors'
export { isSentence, shortened } from './contentChecks'
export { DESCRIPTION_LIMITS, equalNames, TITLE_LIMITS } from './pageChecks'
export type { LengthLimits } from './pageChecks'
export { placeholderLinks } from './linkChecks'
export { readPage, readPageInSteps } from './readPage'
export { atOnce, type Steps } from './steps'

/** Checks that read each element by itself, so they can run on a part of the elements. */
export const ELEMENT_CHECKS: readonly PlainCheck[] = [
  requiredFields,
  placeholderLinks,
  linksWithoutAddress,
  missingPictures,
  hiddenElements,
  emptyElements,
  placeholderTexts,
  sampleTexts,
  untranslatedTexts,
  layoutColors,
]

/** Checks that read the page as a whole. */
const PAGE_CHECKS: readonly PlainCheck[] = [emptyPage, equalNames, headings, contrasts, titles, descriptions]

/** The product's checks that only need the page. */
export const PLAIN_CHECKS: readonly PlainCheck[] = [...ELEMENT_CHECKS, ...PAGE_CHECKS]

/** Runs the product's checks and those of an application, a few elements at each step. */
export function* findInSteps(page: CheckedPage, own: readonly PlainCheck[]): Steps<Finding[]> {
  const found: Finding[] = []
  for (const part of partsOf(page)) {
    // A check that fails on several parts reports it once.
    const isNew = ({ element, check }: Finding) => element !== null || !found.some((other) => other.check === check)
    found.push(...findPlainly(part, ELEMENT_CHECKS).filter(isNew))
    yield
  }
  for (const check of [...PAGE_CHECKS, ...own]) {
    found.push(...findPlainly(page, [check]))
    yield
  }
  return found
}

/** Returns the findings of plain checks. */
export function findPlainly(page: CheckedPage, checks: readonly PlainCheck[]): Finding[] {
  return checks.flatMap((check) => {
    try {
      return check.find(page).map((found) => toFinding(check, found))
    } catch {
      return [failed(check)]
    }
  })
}

/**
 * Returns the findings of any checks. A check that throws is reported as a finding and to `onError`, and the others
 * still run.
 */
export async function findAll(
  page: CheckedPage,
  checks: readonly Check[],
  onError: (error: unknown, check: Check) => void,
): Promise<Finding[]> {
  const found = await Promise.all(
    checks.map(async (check) => {
      try {
        return (await check.find(page)).map((each) => toFinding(check, each))
      } catch (error) {
        onError(error, check)
        return [failed(check)]
      }
    }),
  )
  return found.flat()
}

/** Returns the key of a finding. A check may run both in the browser and on the server, and report the same. */
export function keyOfFinding({ check, element, field, style, text }: Finding): string {
  return [check, element, field, style?.breakpoint, style?.name, text].join('\n')
}

/** Returns the error message of an application's check; `null` if it is valid. */
export function checkProblem(check: unknown): string | null {
  if (isClientReference(check))
    return "has one from a module with 'use client', which runs only in the browser. Import it from a module without it, and name one with it in `studio.checks`."
  if (!isRecord(check) || typeof check.name !== 'string' || !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(check.name))
    return 'has a check without a name in lower case with hyphens. Give { name, find }.'
  if (typeof check.find !== 'function') return `has the check "${check.name}" without \`find\`, a function of the page.`
  if (PLAIN_CHECKS.some(({ name }) => name === check.name))
    return `has the check "${check.name}", which is one of the product. Choose another name.`
  return null
}

function failed(check: Check): Finding {
  return toFinding(check, { level: 'hint', text: `The check “${check.name}” failed. Tell your developers.` })
}

function toFinding({ name }: Check, { level, text, element = null, field = null, style }: Found): Finding {
  return { check: name, level, element, field, ...(style && { style }), text }
}
