import { isRecord } from '../../tree'
import type { Check, CheckedPage, Finding, Found, PlainCheck } from './check'
import {
  emptyElements,
  missingPictures,
  placeholderTexts,
  requiredFields,
  sampleTexts,
  untranslatedTexts,
} from './contentChecks'
import { linksWithoutAddress, placeholderLinks } from './linkChecks'
import { contrasts, descriptions, emptyPage, headings, layoutColors, titles } from './pageChecks'

export type * from './check'
export { chosenColors, type ChosenColor } from './chosenColors'
export { isSentence, shortened } from './contentChecks'
export { DESCRIPTION_LIMITS, TITLE_LIMITS } from './pageChecks'
export type { LengthLimits } from './pageChecks'
export { placeholderLinks } from './linkChecks'
export { readPage } from './readPage'

/** The product's checks that need nothing but the page, in the order of their findings. */
export const PLAIN_CHECKS: readonly PlainCheck[] = [
  emptyPage,
  requiredFields,
  placeholderLinks,
  linksWithoutAddress,
  missingPictures,
  emptyElements,
  placeholderTexts,
  sampleTexts,
  untranslatedTexts,
  headings,
  contrasts,
  layoutColors,
  titles,
  descriptions,
]

/** What plain checks find. */
export function findPlainly(page: CheckedPage, checks: readonly PlainCheck[]): Finding[] {
  return checks.flatMap((check) => {
    try {
      return check.find(page).map((found) => toFinding(check, found))
    } catch {
      return [failed(check)]
    }
  })
}

/** What any checks find. One that fails says so and holds nothing up: `onError` is told why. */
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

/** Tells findings apart, whoever finds them: a check may run in the browser and on the server, and say the same. */
export function keyOfFinding({ check, element, field, style, text }: Finding): string {
  return [check, element, field, style?.breakpoint, style?.name, text].join('\n')
}

/** What is wrong with a check that an application names; `null`: nothing. */
export function checkProblem(check: unknown): string | null {
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
