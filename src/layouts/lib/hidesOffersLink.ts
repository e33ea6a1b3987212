import { signalsFrom, type Signal } from 'voix/render'

/** Whether special offers on the page stand in for the header's link to them. */
export function hidesOffersLink(signals: readonly Signal[]): boolean {
  return signalsFrom<{ hidesOffersLink?: boolean }>(signals, 'special-offers').some((told) => told.hidesOffersLink)
}
