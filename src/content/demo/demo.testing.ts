/** Walks of the demo's data for its tests. */
export interface Names {
  media: string[]
  specials: string[]
  resorts: string[]
  brands: string[]
}

/** Every object in a value, at any depth. */
export function objectsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn)
  if (typeof value !== 'object' || value === null) return []
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(objectsIn)]
}

/** Site-relative addresses of links and of links in rich text. */
export function addressesIn(value: unknown): string[] {
  return objectsIn(value)
    .flatMap(({ href, url }) => [href, url])
    .filter((address): address is string => typeof address === 'string' && /^[/#]/.test(address))
}

export function namesIn(value: unknown): Names {
  const objects = objectsIn(value)
  const texts = (name: string): string[] =>
    objects.flatMap((object) => (typeof object[name] === 'string' ? [object[name]] : []))
  const documents = (collection: string): string[] =>
    objects.flatMap(({ $document, slug }) => ($document === collection && typeof slug === 'string' ? [slug] : []))
  return {
    media: [...texts('$media'), ...texts('$image')],
    specials: objects.flatMap(({ $specials }) => (Array.isArray($specials) ? ($specials as string[]) : [])),
    resorts: documents('resorts'),
    brands: documents('brands'),
  }
}

/** Texts that a visitor reads: fields and the words of rich text. */
export function visibleTextsIn(value: unknown): string[] {
  return objectsIn(value).flatMap((object) =>
    Object.values(object).filter((text): text is string => typeof text === 'string'),
  )
}
