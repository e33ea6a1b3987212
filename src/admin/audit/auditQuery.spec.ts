import { expect, it } from 'vitest'
import { auditAddress, readAuditQuery } from './auditQuery'

it('the query of the audit log is what its address says, and comes back as an address', () => {
  const query = readAuditQuery({
    user: '7',
    event: 'published',
    from: '2026-11-01',
    to: 'tomorrow',
    page: '3',
    other: 'x',
  })
  expect(query).toEqual({ user: '7', event: 'published', collection: '', from: '2026-11-01', to: '', page: 3 })
  expect(auditAddress('/voix', query, 3)).toBe('/voix/audit-log?user=7&event=published&from=2026-11-01&page=3')
  expect(auditAddress('/voix', readAuditQuery({ page: '-1', user: ['a', 'b'] }), 1)).toBe('/voix/audit-log')
})
