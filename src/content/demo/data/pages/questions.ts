import { link, noLink, offers, picture } from '../../build'
import { rich } from '../../text'
import { offerPage, questionsPage } from '../recipes.parts'
import type { DemoPage } from './types'

/** Pages that are built as editors build them: from the recipes of the cookbook. */
export const recipePages: DemoPage[] = [
  {
    path: '/questions',
    title: 'Questions',
    layout: 'blocks',
    languageCode: 'en',
    meta: {
      title: 'Questions that guests ask before they come',
      description:
        'Transfers, tips, wristbands, rain and the dress for dinner: what we are asked most, and what we say.',
      image: 'contact-hero',
    },
    elements: questionsPage({
      hero: {
        eyebrow: 'Good to know',
        title: 'Ask us anything',
        copy: 'We have written down what everybody else asked first.',
        link: noLink,
        image: picture('contact-hero'),
      },
      groups: [
        {
          title: 'Before you come',
          questions: [
            [
              'How do I get from the airport to the house?',
              'With four nights or more somebody fetches you, with a sign and cold towels. For a shorter stay it is forty dollars, there and back.',
            ],
            [
              'What do I pack for dinner?',
              'A shirt with a collar for one room in each house, and bare feet for the others. Nobody is sent away.',
            ],
            [
              'May I bring my dog?',
              'To the houses of Solmara, if it is smaller than our own dogs. They are called Pan and Sal.',
            ],
          ],
        },
        {
          title: 'While you are here',
          questions: [
            [
              'Is really everything included?',
              'Yes, tips too. What is not: telephone calls to the moon, and the fourth massage.',
            ],
            [
              'Do I have to wear a wristband?',
              'At Costa Viva, in the water park, because there it is also a team. Nowhere else.',
            ],
            ['What if it rains?', 'It does, for about an hour, and it is warm. The umbrellas are beside each door.'],
          ],
        },
        {
          title: 'Money and dates',
          questions: [
            ['May I change my dates?', 'Once, free of charge, until fourteen days before you arrive.'],
            ['When do I pay?', 'A fifth when you book, the rest when you have slept here once.'],
          ],
        },
      ],
      contact: {
        title: 'Not in the list?',
        phone: '+1 305 555 0110',
        email: 'hello@solmara.example',
        address: '',
        hours: 'Every day, 8 a.m. to 10 p.m. in Miami',
        link: link('All our numbers', '/contact'),
      },
    }),
  },
  {
    path: '/specials/whale-season',
    title: 'Whale season',
    layout: 'blocks',
    languageCode: 'en',
    tags: [{ name: 'offers', point: 3 }],
    // The offer says it.
    meta: {},
    elements: offerPage({
      slug: 'whale-season',
      why: {
        title: 'They come into the bay to be born',
        copy: rich(
          'Fifteen hundred humpbacks spend the winter off Samaná. From the jetty you see them breathe; from the boat, with the engine off, you hear it.',
          'Mariela has kept count of them since 2009 and knows some by the notch in their tail. She does not promise any. So far she has not had to.',
        ),
        image: picture('bahia-serena-hero'),
      },
      offers: { specials: offers('whale-season') },
      contact: {
        title: 'Ask Mariela',
        phone: '+1 809 555 0134',
        email: 'bahiaserena@solmara.example',
        address: '',
        hours: 'After the boat is back: from noon',
        link: link('See Bahía Serena', '/resorts/bahia-serena'),
      },
    }),
  },
]
