/** Systems of others into which signed-in agents are let without another password: name -> where it takes its guests. */
export const PARTNERS = {
  'cash-plus': { label: 'Cash Plus points', url: 'https://points.solmara.example/sso' },
  academy: { label: 'Solmara Academy', url: 'https://academy.solmara.example/sso' },
  groups: { label: 'Group desk', url: 'https://groups.solmara.example/sso' },
} as const

export type PartnerName = keyof typeof PARTNERS

/** `GET /api/agents/sso?to=academy`. */
export function ssoAddress(partner: string): string {
  return `/api/agents/sso?to=${encodeURIComponent(partner)}`
}
