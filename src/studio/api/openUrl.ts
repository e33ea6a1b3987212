/** The address of the studio's opening read. */
export function openUrl({ apiRoute, pageId }: { apiRoute: string; pageId: string }): string {
  return `${apiRoute}/voix/pages/${encodeURIComponent(pageId)}/open`
}
