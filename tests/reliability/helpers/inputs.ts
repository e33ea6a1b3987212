import fc from 'fast-check'

/** Unusual input: other alphabets, control characters, invalid percent codes, very long words. */
const odd = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(
    '%00',
    '%',
    '%zz',
    '%2e%2e%2f',
    '..%5c',
    '\u0000',
    'a'.repeat(3_000),
    '-1',
    '1e999',
    'NaN',
    '[]',
    '{}',
    "'",
    '"><',
  ),
  fc.string({ maxLength: 20 }),
)
const encoded = odd.map((text) =>
  /^%/.test(text) ? text : encodeURIComponent([...text].filter((letter) => !/^[\ud800-\udfff]$/.test(letter)).join('')),
)

export interface Input {
  method: string
  target: string
  body?: string
  headers: Record<string, string>
}

export function inputs(page: { id: string; path: string }): fc.Arbitrary<Input> {
  const query = fc
    .array(
      fc.tuple(
        fc.oneof(
          fc.constantFrom(
            'limit',
            'depth',
            'page',
            'sort',
            'where',
            'where[path][equals]',
            'where[or][0][id][in]',
            'select[title]',
          ),
          fc.constantFrom(
            'locale',
            'draft',
            'layout',
            'voix-sync',
            'w',
            'q',
            'format',
            'tree',
            'path',
            'joins[x][limit]',
          ),
          encoded,
        ),
        encoded,
      ),
      { maxLength: 3 },
    )
    .map((pairs) => (pairs.length > 0 ? `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}` : ''))
  const route = fc.oneof(
    fc.constantFrom('/', page.path, '/robots.txt', '/sitemap.xml', '/specials', '/voix/login', '/api/graphql'),
    fc.constantFrom(
      '/api/pages',
      `/api/pages/${page.id}`,
      '/api/pages/by-path',
      '/api/media',
      '/api/users/me',
      '/api/users',
    ),
    fc.constantFrom('/api/users/login', '/api/users/forgot-password', '/api/users/logout', '/api/users/refresh-token'),
    fc.constantFrom(
      '/api/voix/resolve',
      '/api/voix/closest',
      `/api/voix/pages/${page.id}/save`,
      '/api/voix/used-in',
      '/api/voix/image',
    ),
    encoded.map((text) => `/${text}`),
    encoded.map((text) => `/api/pages/${text}`),
    encoded.map((text) => `/api/${text}`),
    encoded.map((text) => `/api/voix/image/${text}`),
  )
  const body = fc.oneof(
    fc.json({ maxDepth: 3 }),
    odd,
    fc.constantFrom('', '{', '[[[[', '{"email":null,"password":{}}', '{"__proto__":{"x":1}}', '\u0000'),
  )
  const headers = fc.constantFrom<Record<string, string>>(
    {},
    { 'Content-Type': 'application/json' },
    { 'Content-Type': 'multipart/form-data; boundary=x' },
    { 'Content-Type': 'application/x-www-form-urlencoded' },
    { Authorization: 'JWT x.y.z' },
    { Cookie: 'payload-token=%00; voix-theme=%zz' },
    { 'X-Forwarded-Host': 'a b', 'X-Forwarded-Proto': 'gopher' },
    { 'X-HTTP-Method-Override': 'GET' },
    { 'Accept-Language': 'x'.repeat(2_000) },
  )
  const method = fc.constantFrom('GET', 'GET', 'GET', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS', 'HEAD')
  return fc.record({ method, target: fc.tuple(route, query).map((parts) => parts.join('')), body, headers })
}

export async function send(
  origin: string,
  { method, target, body, headers }: Input,
): Promise<{ status: number; ms: number }> {
  const started = Date.now()
  const hasBody = !['GET', 'HEAD', 'OPTIONS'].includes(method)
  try {
    const response = await fetch(origin + target, { method, headers, redirect: 'manual', ...(hasBody && { body }) })
    await response.arrayBuffer()
    return { status: response.status, ms: Date.now() - started }
  } catch {
    return { status: 0, ms: Date.now() - started }
  }
}
