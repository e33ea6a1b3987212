import type { Finding } from '../../slices/checks'

/** Maps the labels that editors see to names of checks. Findings of all other checks are listed as "Others". */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  Links: ['dead-link', 'placeholder-link', 'link-without-address', 'other-route'],
  Pictures: ['picture', 'missing-picture'],
  'Search engines': ['title', 'description', 'missing-description'],
  'Sample texts': ['sample-text', 'placeholder-text'],
  Translations: ['untranslated', 'untranslated-text', 'labels'],
  'Shared sections': ['shared-section'],
}

const OTHERS = 'Others'

export const KIND_NAMES: readonly string[] = [...Object.keys(KINDS), OTHERS]

export function kindOf({ check }: Pick<Finding, 'check'>): string {
  return KIND_NAMES.find((kind) => KINDS[kind]?.includes(check)) ?? OTHERS
}
