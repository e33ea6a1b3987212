/** The browser fetches a page ahead when its link is pointed at: pages are static, and this needs no script of ours. */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/(voix|api|media|preview-release)/*' } },
          { not: { selector_matches: '[download], [rel~=nofollow], [target=_blank]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})
