import { defineSlice, field } from 'voix/slices'

export const hideInlineBookingWidget = defineSlice({
  name: 'hide-inline-booking-widget',
  label: 'Hide inline booking widget',
  admin: { group: 'global' },
  purpose: 'settings',
  description: 'Takes away the booking widget that the layout shows by itself.',
  preview: '/slices/hide-inline-booking-widget.svg',
  tags: ['booking', 'rules'],
  maxPerPage: 1,
  fields: {
    reason: field.text({
      label: 'Why',
      admin: { group: 'Note', description: 'For colleagues; visitors never see it.' },
    }),
  },
  templates: {
    campaign: { label: 'For a campaign page', fields: { reason: 'Nothing leads away from the campaign.' } },
    closed: { label: 'While it is closed', fields: { reason: 'Closed for the season.' } },
  },
  signal: () => ({ isHidden: true }),
})
