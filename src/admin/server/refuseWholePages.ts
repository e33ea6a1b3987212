const ELEMENT_SCHEMA = /^elements\.[a-z0-9-]+(?:\.|$)/

/** Server functions that build a document's whole form. */
const WHOLE_DOCUMENT = ['render-document', 'render-document-slots', 'copy-data-from-locale']

/**
 * Throws for calls of Payload's server functions that would build the form of a whole page: all elements are one blocks
 * field, which would block the server for minutes. The form state of one element is allowed. Call it in the host's
 * `serverFunction`; `pages` is the slug of the pages if `defineVoix({ collections })` changes it.
 */
export function refuseWholePages(
  { name, args }: { name: string; args: Record<string, unknown> },
  { pages = 'pages' } = {},
): void {
  if (args.collectionSlug !== pages) return
  const isWholeForm = name === 'form-state' && !isElementScope(args.schemaPath, pages)
  if (isWholeForm || WHOLE_DOCUMENT.includes(name)) {
    throw new Error(
      'The form of a whole page is never built. Open the page in the studio, which edits one element at a time.',
    )
  }
}

function isElementScope(schemaPath: unknown, pages: string): boolean {
  if (typeof schemaPath !== 'string' || !schemaPath.startsWith(`${pages}.`)) return false
  return ELEMENT_SCHEMA.test(schemaPath.slice(pages.length + 1))
}
