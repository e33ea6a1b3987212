const TARGET_NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** `true`, or why a text can be no popup's target name. */
export function checkTargetName(value: unknown): true | string {
  if (typeof value === 'string' && TARGET_NAME.test(value)) return true
  return `“${String(value ?? '')}” is no target name: use lower-case words separated by hyphens, e.g. summer-offer.`
}

/** A DOM id made of what an editor typed, or the fallback when nothing usable is left. */
export function toTargetName(value: unknown, fallback: string): string {
  const name = String(value ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
  return name || fallback
}
