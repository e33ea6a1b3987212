import { el, image, link, offers, picture } from '../../build'
import { rich } from '../../text'
import type { DemoPage } from './types'

/** The group's front page. */
export const homePage: DemoPage = {
  path: '/',
  title: 'Solmara Resorts',
  layout: 'blocks',
  languageCode: 'en',
  meta: {
    title: 'Solmara Resorts: eight all-inclusive houses in the Caribbean',
    description:
      'Eight all-inclusive resorts on five coasts, from the Pitons of Saint Lucia to the cenotes of Yucatán. Many brands, one warm sea.',
    image: 'solmara-home',
  },
  tags: [{ name: 'home', point: 1 }],
  elements: [
    el('hero', {
      eyebrow: 'Eight resorts, five coasts',
      title: 'Warm water, slow mornings, and nothing left to pay',
      copy: 'All-inclusive houses from Saint Lucia to Yucatán, each run by people from the next village.',
      link: link('Find your resort', '/resorts'),
      secondLink: link('See the offers', '/specials'),
      image: picture('solmara-home'),
      height: 'tall',
      titleTag: 'h1',
      titleSize: 'text-7xl',
    }),
    el('introduction', {
      eyebrow: 'The group',
      title: 'We began with one beach and a bread oven',
      copy: rich(
        'In 1998 Catalina Brito leased a kilometre of sand that no road led to, and kept the woman who was baking on it. Eight resorts later the rule is the same: find out what a place is already good at, then build around that.',
      ),
      link: link('Read our story', '/about'),
      titleSize: 'text-5xl',
    }),
    el(
      'hotel-list',
      {
        title: 'Where would you like to wake up?',
        copy: 'Rainforest, reef, harbour, hacienda. Pick a morning and work backwards.',
        link: link('All eight resorts', '/resorts'),
        limit: 6,
        columns: 3,
        tone: 'plain',
      },
      [],
      { label: 'Resorts' },
    ),
    el('full-width-stats', {
      title: '',
      stats: [
        { number: '8', label: 'resorts in five countries' },
        { number: '11 km', label: 'of beach, none of it fenced' },
        { number: '4,000', label: 'corals planted by hand' },
        { number: '82 %', label: 'of our people live within 15 km' },
      ],
      tone: 'deep',
    }),
    el(
      'special-offer-slider',
      {
        title: 'Worth moving a meeting for',
        copy: 'Six reasons to come this season.',
        specials: offers(
          'early-trade-winds',
          'kids-stay-and-eat',
          'the-long-weekend',
          'after-dark',
          'river-and-rum',
          'fourth-night',
        ),
        numberOfSlides: 2,
        tone: 'tint',
      },
      [],
      { hydrationMode: 'visible', tags: [{ name: 'offers', point: 2 }] },
    ),
    el(
      'image-and-copy',
      {
        eyebrow: 'Costa Viva',
        title: 'The children will not want to leave. Neither will their grandparents',
        copy: rich(
          'Eleven slides, a circus school and a kitchen scaled to the height of its cooks. Meanwhile the long table under the sea-grape trees is laid for nine, and nobody has to drive home.',
        ),
        link: link('Meet Costa Viva', '/brands/costa-viva'),
        image: picture('group-family'),
        imagePosition: 'right',
      },
      [],
      { tags: [{ name: 'families', point: 5 }] },
    ),
    el(
      'image-and-copy',
      {
        eyebrow: 'Jewel Coast',
        title: 'For two people who would like to finish a conversation',
        copy: rich(
          'Fewer than a hundred and twenty suites in each house. No wristbands and no announcements; just a boat at four, a table at eight and a very long breakfast.',
        ),
        link: link('Meet Jewel Coast', '/brands/jewel-coast'),
        image: picture('halcyon-bay-pool'),
        imagePosition: 'left',
      },
      [],
      { tags: [{ name: 'couples', point: 5 }] },
    ),
    el(
      'grid-gallery',
      {
        title: 'This week, somewhere on our coasts',
        images: [
          { image: image('group-reef'), width: 'w-1/2', caption: 'The nursery reef off Playa Coralina' },
          { image: image('group-market'), width: 'w-1/4', caption: 'Lunch at three, with the cooks' },
          { image: image('group-yoga'), width: 'w-1/4', caption: 'First light on the jetty' },
          { image: image('west-end-sunset'), width: 'w-1/4', caption: 'The four quiet minutes' },
          { image: image('pointe-azul-falls'), width: 'w-1/4', caption: 'Twenty minutes’ walk from breakfast' },
          { image: image('group-sailing'), width: 'w-1/2', caption: 'Four o’clock, every afternoon' },
        ],
        tone: 'plain',
      },
      [],
      { hydrationMode: 'visible' },
    ),
    el('containers', { width: 'normal', padding: 'large', tone: 'deep' }, [
      el('columns', { columns: 2, ratio: 'equal', gap: 'large', align: 'top', tone: 'deep' }, [
        el(
          'introduction',
          {
            eyebrow: 'Weddings',
            title: 'You bring the vows',
            copy: rich(
              'Four beaches, two cliff terraces, one hacienda chapel, and planners who have done this four hundred times and still cry.',
            ),
            link: link('Plan a wedding', '/weddings'),
            align: 'left',
            tone: 'deep',
            titleSize: 'text-4xl',
          },
          [],
          { slot: 'column1' },
        ),
        el(
          'introduction',
          {
            eyebrow: 'Meetings',
            title: 'The projector works, and so does the sea',
            copy: rich(
              'Rooms with daylight for eight to six hundred people, one invoice, and afternoons left open on purpose.',
            ),
            link: link('Plan a meeting', '/meetings'),
            align: 'left',
            tone: 'deep',
            titleSize: 'text-4xl',
          },
          [],
          { slot: 'column2' },
        ),
      ]),
    ]),
    el('blog-posts', {
      title: 'From the journal',
      copy: 'Written by the people who work here.',
      postType: 'Blog Post',
      showAll: false,
      viewMoreBtn: link('Read the journal', '/blog'),
      tone: 'tint',
    }),
  ],
}
