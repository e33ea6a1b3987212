import type { Where } from 'payload'

/** Finds the offers that can be booked at a moment, an ISO date: begun and not over. An offer's last moment belongs to it. */
export function bookableOffers(now: string): Where[] {
  return [
    { or: [{ endDate: { exists: false } }, { endDate: { greater_than_equal: now } }] },
    { or: [{ startDate: { exists: false } }, { startDate: { less_than_equal: now } }] },
  ]
}
