/** Where visitors find a page; `null`: nowhere. */
export function livePathOf({ _status, path }: { _status?: string | null; path?: string | null }): string | null {
  return _status === 'published' ? (path ?? null) : null
}
