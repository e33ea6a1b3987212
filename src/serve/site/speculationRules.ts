/** The browser fetches a page ahead when its link is pointed at: pages are static, and this needs no script of ours. */
export function speculationRules({ admin, api }: { admin: string; api: string }): string {
  const others = [admin, api, '/media', '/preview-release'].map((path) => ({ not: { href_matches: `${path}/*` } }))
  return JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            ...others,
            { not: { selector_matches: '[download], [rel~=nofollow], [target=_blank]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  })
}
