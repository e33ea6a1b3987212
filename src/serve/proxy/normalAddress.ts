/**
 * The one address of a page: no slash at the end, none doubled, lower case. `null` when the address is normal already.
 * Always a path of this site: what begins with `//` or `/\` would lead to another one.
 */
export function normalAddress(pathname: string, { keepCase }: { keepCase: boolean }): string | null {
  const single = pathname.replace(/[/\\]{2,}/g, '/').replace(/^\\/, '/')
  const trimmed = single.length > 1 ? single.replace(/\/+$/, '') || '/' : single
  const normal = keepCase ? trimmed : lowerCase(trimmed)
  return normal === pathname ? null : normal
}

/** Percent-encodings keep their form: `%2F` is no slash. */
function lowerCase(path: string): string {
  return path.replace(/%[0-9a-f]{2}|[A-Z]/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()))
}
