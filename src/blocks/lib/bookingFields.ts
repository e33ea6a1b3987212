import { field } from 'voix/slices'

/** What every booking widget has: its colour and the resort that is chosen from the beginning. */
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

/** Tells the layout that the page has a widget: rules are written into it, and the layout's own stays away. */
export const isWidget = () => ({ isWidget: true })
