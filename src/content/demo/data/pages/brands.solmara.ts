import { document, el, image, link, noLink, offers, picture } from '../../build'
import { rich } from '../../text'
import type { DemoPage } from './types'

/** The house's own brand, in the blocks of its layout. */
export const solmaraPage: DemoPage = {
  path: '/brands/solmara',
  title: 'Solmara',
  layout: 'blocks',
  languageCode: 'en',
  meta: {
    title: 'Solmara: slow days by warm water',
    description:
      'The resorts the group began with: generous rooms, kitchens that cook what the island grows, and staff who remember how you take your coffee.',
    image: 'pointe-azul-hero',
  },
  tags: [{ name: 'solmara', point: 5 }],
  elements: [
    el(
      'blocks-hero',
      {
        eyebrow: 'The original',
        title: 'Slow days by warm water',
        copy: 'Generous rooms, kitchens that cook what the island grows, and staff who remember how you take your coffee.',
        link: link('See both houses', '#resorts'),
        secondLink: link('All offers', '/specials'),
        image: picture('pointe-azul-hero'),
        height: 62,
      },
      [
        el('block-link', {
          title: 'Under the Pitons',
          copy: 'Pointe Azul, Saint Lucia',
          link: link('To Pointe Azul', '/resorts/pointe-azul'),
          image: image('pointe-azul-peaks'),
        }),
        el('block-link', {
          title: 'Where no road leads',
          copy: 'Bahía Serena, Samaná',
          link: link('To Bahía Serena', '/resorts/bahia-serena'),
          image: image('bahia-serena-beach'),
        }),
        el('block-link', {
          title: 'Or one of the others',
          copy: 'Four brands, side by side',
          link: link('Compare the brands', '/brands/compare'),
          hasPicture: false,
          tone: 'deep',
        }),
      ],
    ),
    el('introduction', {
      eyebrow: 'Solmara',
      title: 'Big enough to choose, small enough to be known',
      copy: rich(
        'Solmara resorts have several restaurants, a dive school and a beach you can get lost on. They also have a person at the door who will ask, on your second visit, whether the knee is better.',
      ),
      titleSize: 'text-5xl',
    }),
    el('over-image-block', {
      eyebrow: 'At the table',
      title: 'The menu is whatever the morning brought',
      copy: 'Our cooks buy from boats and gardens they can name. Ask where the snapper is from and somebody will point.',
      link: link('See both houses', '#resorts'),
      image: picture('bahia-serena-dining'),
      side: 'right',
    }),
    el('features-section', {
      title: 'What both of them have',
      features: [
        { icon: 'bed', title: 'A terrace each', copy: 'Two chairs that are comfortable, and a line for the swimsuit.' },
        {
          icon: 'plate',
          title: 'Nine restaurants',
          copy: 'In two houses, without a queue and without a buffet after breakfast.',
        },
        {
          icon: 'wave',
          title: 'A dive school',
          copy: 'Two tanks a day are part of the stay, a licence is not asked for.',
        },
        {
          icon: 'sun',
          title: 'One donkey, retired',
          copy: 'She carried the bread until 2014 and still comes by at six.',
        },
      ],
    }),
    el(
      'image-slider-with-content',
      {
        title: 'Lately',
        slides: [
          {
            image: image('pointe-azul-pool'),
            eyebrow: 'Pointe Azul',
            title: 'Level with the sea',
            copy: 'The upper pool was emptied, tiled by hand and filled again in nine days. The hibiscus did not notice.',
            link: link('To Pointe Azul', '/resorts/pointe-azul'),
          },
          {
            image: image('bahia-serena-sail'),
            eyebrow: 'Bahía Serena',
            title: 'The race of the twelve dinghies',
            copy: 'Won by the youngest crew in the history of the cup, who are nine and eleven.',
            link: link('To Bahía Serena', '/resorts/bahia-serena'),
          },
          {
            image: image('pointe-azul-falls'),
            eyebrow: 'Pointe Azul',
            title: 'Twenty minutes before lunch',
            copy: 'The path to the falls has new steps. The water is as cold as ever.',
            link: noLink,
          },
        ],
      },
      [],
      { hydrationMode: 'visible' },
    ),
    el('included-with-stay', { title: 'Included with your stay', link: link('See the offers', '/specials') }),
    el(
      'hotel-list',
      { title: 'Solmara resorts', copy: '', brand: document('brands', 'solmara'), limit: 6, columns: 2 },
      [],
      { domId: 'resorts' },
    ),
    el('special-offers', {
      title: 'Offers for these houses',
      copy: '',
      specials: offers('early-trade-winds', 'fourth-night', 'whale-season'),
      theme: 'Card',
      tone: 'tint',
    }),
  ],
}
