const TARGET_NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** Returns `true`, or the reason why a text cannot be the target name of a popup. */
export function checkTargetName(value: unknown): true | string {
  if (typeof value === 'string' && TARGET_NAME.test(value)) return true
  return `“${String(value ?? '')}” is no target name: use lower-case words separated by hyphens, e.g. summer-offer.`
}

/** Returns a DOM id from an editor's text, or the fallback if no valid characters remain. */
export function toTargetName(value: unknown, fallback: string): string {
  const name = String(value ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
  return name || fallback
}
