/**
 * Returns rules with which the browser prefetches a page when the visitor points at its link. Pages are static, and
 * this needs no script. Addresses below Payload's own routes are excluded.
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
