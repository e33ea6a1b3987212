import { defineSlice, field } from 'voix/slices'

export const hideSignUpToSaveFooter = defineSlice({
  name: 'hide-sign-up-to-save-footer',
  label: 'Hide sign-up-to-save footer',
  admin: { group: 'global' },
  purpose: 'settings',
  description: 'Takes away the sign-up line that the layout shows above its footer.',
  preview: '/slices/hide-sign-up-to-save-footer.svg',
  tags: ['newsletter', 'rules'],
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
