/**
 * Partners' systems that signed-in agents can open without another password, with the address of their single sign-on.
 */
export const PARTNERS = {
  'cash-plus': { label: 'Cash Plus points', url: 'https://points.solmara.example/sso' },
  academy: { label: 'Solmara Academy', url: 'https://academy.solmara.example/sso' },
  groups: { label: 'Group desk', url: 'https://groups.solmara.example/sso' },
} as const

export type PartnerName = keyof typeof PARTNERS

/** Returns the address of the partner's sign-on: `/api/agents/sso?to=academy`. */
export function ssoAddress(partner: string): string {
  return `/api/agents/sso?to=${encodeURIComponent(partner)}`
}
