import { secureFetch } from 'voix/render/client'

/** Posts to an endpoint of accounts. Returns the status of the response, or 0 without one. */
export async function postAccount(url: string, body: object): Promise<number> {
  try {
    const headers = { 'Content-Type': 'application/json' }
    return (await secureFetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).status
  } catch {
    return 0
  }
}

/** The labels of {@link problemOf}. */
export const PROBLEM_LABELS = ['agents.often', 'form.away']

/** Returns the visitor's message for a status without a message of its own. */
export function problemOf(status: number, labels: Readonly<Record<string, string>>): string {
  if (status === 429) return labels['agents.often'] ?? 'Too many tries. Please wait a minute.'
  return labels['form.away'] ?? 'We cannot be reached just now. Please try again in a moment.'
}
