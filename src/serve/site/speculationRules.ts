/**
 * The browser fetches a page ahead when its link is pointed at: pages are static, and this needs no script of ours. Not so what lies
 * below Payload's own routes.
 */
export const speculationRules = ({ admin, api }: { admin: string; api: string }) =>
  JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            ...[admin, api, '/media', '/preview-release'].map((route) => ({ not: { href_matches: `${route}/*` } })),
            { not: { selector_matches: '[download], [rel~=nofollow], [target=_blank]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  })
