import { documents, el, link, noLink, offers, picture } from '../../build'
import type { DemoPage } from './types'

/** All meeting rooms of the group; what the resorts' documents say of them. */
export const meetingRoomsPages: DemoPage[] = [
  {
    path: '/meetings/explore',
    title: 'Meeting rooms',
    layout: 'blocks',
    languageCode: 'en',
    tags: [{ name: 'meetings', point: 12 }],
    meta: {
      title: 'Meeting rooms by size and set-up',
      description:
        'Every room of our eight resorts: how many it seats in theatre, banquet or a horseshoe, and how large it is.',
      image: 'story-meeting',
    },
    // Shown by the layout: the offer below the page, and no booking where there is no room to meet.
    fields: [
      { name: 'offers', type: 'specials', specials: offers('off-site-on-sand') },
      { name: 'notBooked', type: 'bookingexcluderesorts', bookingexcluderesorts: documents('resorts', 'west-end') },
    ],
    elements: [
      el('hero', {
        eyebrow: 'Meetings',
        title: 'Count the chairs first',
        copy: 'Tell the list how many you are. What is left has daylight, quiet air and a person who knows the projector.',
        link: link('What a day costs', '/meetings'),
        secondLink: noLink,
        image: picture('story-meeting'),
        height: 'short',
        titleSize: 'text-6xl',
      }),
      el('meeting-facilities-explorer', {
        title: 'Every room we have',
        copy: 'Choose a resort, how you would like to sit, how many you are and how much air there should be.',
        link: link('Ask for a proposal', '/groups'),
      }),
    ],
  },
]
