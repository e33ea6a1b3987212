const OWN = ['api', '_next', '_voix', 'preview-release', 'voix-debug', '__nuxt_content', 'media', 'slices']
const OWN_FILES = /^\/(?:robots\.txt|sitemap[^/]*\.xml|favicon\.ico)$/

/** Addresses of the product and of its admin: no page, no redirect and no other site's. */
export function isOwnPath(pathname: string, admin: string): boolean {
  if (pathname === admin || pathname.startsWith(`${admin}/`)) return true
  const [, first = ''] = pathname.split('/')
  return OWN.includes(first) || OWN_FILES.test(pathname)
}
