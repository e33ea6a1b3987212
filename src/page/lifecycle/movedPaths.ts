/** Returns the new paths of pages that move below another path. Pages below one of them stay below it. */
export function movedPaths(paths: readonly string[], below: string): ReadonlyMap<string, string> {
  const top = below.replace(/\/+$/, '')
  return new Map(
    paths
      .filter((path) => path !== '')
      .map((path) => {
        const above = paths.filter((other) => other !== '/' && path.startsWith(`${other}/`))
        const first = above.sort((a, b) => a.length - b.length)[0] ?? path
        const parent = first.slice(0, first.lastIndexOf('/'))
        return [path, `${top}${path.slice(parent.length)}`]
      }),
  )
}
