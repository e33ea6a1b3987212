import type { OwnPurpose } from 'voix/slices'

/** Groups that the demo adds to the palette. */
export const OFFERS: OwnPurpose = {
  label: 'Offers and booking',
  icon: 'M4 4h8l9 9-8 8-9-9zM8 8h.01',
}

export const RESORTS: OwnPurpose = {
  label: 'Resorts and venues',
  icon: 'M3 21h18M5 21V10l7-6 7 6v11M10 21v-6h4v6',
}

export const AGENTS: OwnPurpose = {
  label: 'Portal of travel agents',
  icon: 'M4 8h16v11H4zM9 8V5h6v3M4 13h16',
}
