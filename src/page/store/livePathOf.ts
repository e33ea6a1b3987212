/** Returns the path at which visitors find a page, or `null` if it is not published. */
export function livePathOf({ _status, path }: { _status?: string | null; path?: string | null }): string | null {
  return _status === 'published' ? (path ?? null) : null
}
