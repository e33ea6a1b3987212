import { defineSlice, field } from 'voix/slices'
import { openingFields } from '../../lib/brandFields'

export const altamarHero = defineSlice({
  name: 'altamar-hero',
  label: 'Altamar hero',
  admin: { group: 'altamar' },
  purpose: 'opening',
  description:
    'The opening of the yachts and villas: a picture with stepped corners, a rising fan of brass behind the words.',
  preview: '/slices/altamar-hero.webp',
  tags: ['header', 'picture', 'title'],
  layouts: ['altamar'],
  fields: {
    ...openingFields({
      eyebrow: 'Yachts & villas',
      title: 'A house that weighs anchor',
      copy: 'Three yachts and five villas, each for one party at a time, each with the crew it needs.',
      link: ['See the fleet', '/brands/altamar/fleet'],
      size: 'text-6xl',
      picture: { width: 1100, height: 1100 },
    }),
    place: field.text({
      label: 'Position',
      defaultValue: '17° 00′ N, 61° 46′ W',
      translate: false,
      admin: { group: 'Copy', description: 'Below the picture: where it was taken.' },
    }),
  },
  templates: {
    page: { label: 'For a page below', fields: { titleSize: 'text-5xl', place: '' } },
    villa: { label: 'A villa', fields: { eyebrow: 'Ashore', title: 'Five doors, five keys', place: '' } },
  },
})
