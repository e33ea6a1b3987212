import { link, noLink, offers, picture } from '../build'
import type { DemoElement } from '../build'
import { rich } from '../text'
import { eachResort } from './pages/resorts.each'
import { heroAndOffers, offerPage, questionsPage, seasonBand } from './recipes.parts'

export interface DemoRecipe {
  /** Where it stands in the cookbook. */
  path: string
  title: string
  description: string
  kind: 'elements' | 'page'
  layout: string
  elements: DemoElement[]
}

const contact = {
  title: 'Ask a person',
  phone: '+1 305 555 0110',
  email: 'hello@solmara.example',
  address: '',
  hours: 'Every day, 8 a.m. to 10 p.m. in Miami',
  link: link('All our numbers', '/contact'),
}

/** What editors of the group begin with. Pages of the demo are built from the same parts. */
export const recipes: DemoRecipe[] = [
  {
    path: 'openings/hero-and-offers',
    title: 'Hero and offers',
    description: 'A short hero, and the three newest offers right below it. Choose others, or a resort, at the offers.',
    kind: 'elements',
    layout: 'blocks',
    elements: heroAndOffers({
      hero: {
        eyebrow: 'This season',
        title: 'A reason in five words',
        copy: 'One sentence that says for whom it is.',
        link: link('See the offers', '#offers'),
        image: picture('specials-hero'),
      },
      offers: { title: 'What can be booked today' },
    }),
  },
  {
    path: 'bands/season',
    title: 'A band for a season',
    description: 'A dark band that comes and goes by itself. Set its two dates under “Conditions”.',
    kind: 'elements',
    layout: 'blocks',
    elements: [
      seasonBand({
        eyebrow: 'December to March',
        title: 'What there is now and at no other time',
        copy: 'One sentence that makes somebody look at a calendar.',
        link: link('What goes with it', '/specials'),
        from: '2026-12-01',
        until: '2027-04-01',
      }),
    ],
  },
  {
    path: 'pages/questions',
    title: 'Questions and answers',
    description: 'A page of questions under two headings, with the desk that answers the others.',
    kind: 'page',
    layout: 'blocks',
    elements: questionsPage({
      hero: {
        eyebrow: 'Good to know',
        title: 'Questions, answered',
        copy: 'One sentence that says what they are about.',
        link: noLink,
        image: picture('contact-hero'),
      },
      groups: [
        {
          title: 'Before you come',
          questions: [['The question that everybody asks?', 'Its answer, in two sentences.']],
        },
        { title: 'While you are here', questions: [['The question that nobody dares to ask?', 'Its answer, in one.']] },
      ],
      contact,
    }),
  },
  {
    path: 'pages/offer',
    title: 'A page for one offer',
    description:
      'Title, picture and sentence of the hero come from the offer that its query names. Choose it at the offers, too.',
    kind: 'page',
    layout: 'blocks',
    elements: offerPage({
      slug: 'whale-season',
      why: {
        title: 'What it is like',
        copy: rich('A paragraph by somebody who has been there.'),
        image: picture('bahia-serena-hero'),
      },
      offers: { specials: offers('whale-season') },
      contact,
    }),
  },
  {
    path: 'pages/resorts',
    title: 'A page for each resort',
    description:
      'Everything that a resort’s document says. Give the page an address with {slug}, as /resorts/a-brand/{slug}: then it shows the resort of the address.',
    kind: 'page',
    layout: 'blocks',
    elements: eachResort(),
  },
]
