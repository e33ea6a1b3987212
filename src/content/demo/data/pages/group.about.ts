import { el, image, link, noLink, picture } from '../../build'
import { rich } from '../../text'
import type { DemoPage } from './types'

export const aboutPage: DemoPage = {
  path: '/about',
  title: 'About us',
  layout: 'blocks',
  languageCode: 'en',
  meta: {
    title: 'About Solmara Resorts',
    description: 'One beach in 1998, eight resorts today: how the group works, who runs it and what it gives back.',
    image: 'about-hero',
  },
  elements: [
    el('hero', {
      eyebrow: 'About us',
      title: 'A group that fits around one long table',
      copy: 'Eight resorts, two thousand nine hundred colleagues, and a founder who still answers letters.',
      link: link('See the resorts', '/resorts'),
      secondLink: noLink,
      image: picture('about-hero'),
      height: 'normal',
      titleSize: 'text-6xl',
    }),
    el('rich-text', {
      copy: rich(
        '## How it started',
        'Catalina Brito was an accountant in Santo Domingo when she rented a beach for her sister’s wedding and could not bring herself to give it back. The first twelve rooms were finished in 2001. There was one menu, and it was whatever the boat had caught.',
        '## How it works',
        'Every resort is run by a director who lives there, buys what it can within an hour’s drive, and keeps a budget line for things nobody has thought of yet. That line has paid for a lending library, a brass band and a donkey.',
      ),
      width: 'narrow',
      size: 'large',
    }),
    el('full-width-stats', {
      title: 'In numbers',
      stats: [
        { number: '1998', label: 'the first lease' },
        { number: '2,900', label: 'colleagues' },
        { number: '9 yrs', label: 'average time with us' },
        { number: '58 %', label: 'less kitchen waste since 2023' },
      ],
      tone: 'deep',
    }),
    el('image-and-copy', {
      eyebrow: 'Playa Cares',
      title: 'One dollar of every night',
      copy: rich(
        'It goes to the reef nursery, to school boats in Samaná and to the village clinic above Port Antonio. Guests can see the accounts; they hang in every lobby, next to the tide table.',
      ),
      link: link('Read the reports', '/blog'),
      image: picture('group-reef'),
      imagePosition: 'left',
    }),
    el('columns', { columns: 3, gap: 'normal', align: 'top', tone: 'tint' }, [
      el(
        'styled-number',
        {
          number: '8',
          suffix: 'resorts',
          label: 'for slow days, quiet pairs, whole families and late nights',
          align: 'center',
        },
        [],
        { slot: 'column1' },
      ),
      el(
        'styled-number',
        { number: '33', suffix: 'kitchens', label: 'and not one dinner buffet you have to queue for', align: 'center' },
        [],
        { slot: 'column2' },
      ),
      el(
        'styled-number',
        { number: '71', suffix: '%', label: 'of planted corals alive after a year', align: 'center' },
        [],
        { slot: 'column3' },
      ),
    ]),
    // Older than the rest of the page, and of slices that editors are no longer offered.
    el('picture-block', {
      image: image('group-dining'),
      caption: 'The table of the first house, still in use',
      isFramed: true,
    }),
    el('card-row', {
      title: 'Where to reach us',
      cards: [
        { title: 'Santo Domingo', copy: 'The accounts, the letters, and Catalina on Tuesdays.' },
        { title: 'Montego Bay', copy: 'Everybody who books, answers and finds lost hats.' },
        { title: 'Coral Gables', copy: 'For travel agents, between nine and six.' },
      ],
      tone: 'plain',
    }),
    el('blog-posts', {
      title: 'Playa Cares reports',
      copy: '',
      postType: 'Playacares Post',
      showAll: true,
      viewMoreBtn: link('All stories', '/blog'),
    }),
  ],
}
