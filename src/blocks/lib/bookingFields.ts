import { field } from 'voix/slices'

/** The common fields of booking widgets: the colour, and the preselected resort. */
export function bookingFields() {
  return {
    accentColor: field.color({
      label: 'Accent colour',
      admin: { group: 'Look', description: 'Of its edge and its button. Empty: that of the layout.' },
    }),
    resort: field.payload(
      { name: 'resort', type: 'relationship', relationTo: 'resorts', label: 'Resort' },
      { admin: { group: 'Booking', description: 'Chosen from the beginning. Empty: all resorts.' } },
    ),
  }
}

/** Signals to the layout that the page has a booking widget, so the layout omits its own. */
export const isWidget = () => ({ isWidget: true })
