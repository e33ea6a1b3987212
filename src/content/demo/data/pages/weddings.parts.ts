import { el, image, link, type DemoElement } from '../../build'

interface Venue {
  name: string
  copy: string
  picture: string
  resort: [name: string, path: string]
  /** Guests: ceremony, cocktails, reception. */
  guests: [number, number, number]
}

export const venues: Venue[] = [
  {
    name: 'The crescent',
    copy: 'Barefoot, with the sunset on the left. The aisle is raked at five, by a man with opinions about sand.',
    picture: 'group-wedding',
    resort: ['Bahía Serena', '/resorts/bahia-serena'],
    guests: [120, 150, 140],
  },
  {
    name: 'Gros Piton Terrace',
    copy: 'Two mountains, and room for everybody between them. The band stands where the wind carries it away from the sea.',
    picture: 'pointe-azul-peaks',
    resort: ['Pointe Azul', '/resorts/pointe-azul'],
    guests: [200, 300, 200],
  },
  {
    name: 'The cliff',
    copy: 'Forty guests, four minutes of silence, then the band. Heels are looked after at the door.',
    picture: 'story-wedding',
    resort: ['West End', '/resorts/west-end'],
    guests: [40, 60, 40],
  },
  {
    name: 'The orange court',
    copy: 'A hacienda chapel for the words, candles on the water after dinner, and a trio that takes requests until ten.',
    picture: 'cenote-luna-pool',
    resort: ['Cenote Luna', '/resorts/cenote-luna'],
    guests: [70, 90, 80],
  },
]

/** The venues one after another. */
export function venueSlider({ title, domId }: { title: string; domId?: string }): DemoElement {
  return el(
    'venue-slider',
    { title, slides: 1 },
    venues.map(({ name, copy, picture, resort, guests }) =>
      el('venue-slide', {
        name,
        copy,
        link: link(...resort),
        image: image(picture),
        ceremonyAmnt: guests[0],
        cocktailAmnt: guests[1],
        receptionAmnt: guests[2],
      }),
    ),
    { hydrationMode: 'visible', ...(domId ? { domId } : {}) },
  )
}

/** The three packages; each leads to where more is said of it. */
export function weddingPackages({ link: href, domId }: { link: string; domId?: string }): DemoElement {
  return el(
    'wedding-packages',
    {
      title: 'Three ways to begin',
      packages: [
        {
          name: 'Just us',
          guests: 'The two of you',
          price: 'With six nights, included',
          includes: 'Registrar and papers\nFlowers for two\nA photographer for one hour\nBreakfast on the terrace',
          link: link('More about just us', href),
          isFeatured: false,
        },
        {
          name: 'The long table',
          guests: 'Up to 30 guests',
          price: 'From 3,900 USD',
          includes: 'Ceremony on the sand\nDinner under lights\nA guitar trio until ten\nA cake from the bread oven',
          link: link('More about the long table', href),
          isFeatured: true,
        },
        {
          name: 'The whole village',
          guests: 'Up to 200 guests',
          price: 'From 12,400 USD',
          includes:
            'Ceremony and dinner\nA band, and room to dance\nBoats for those who live across\nBreakfast the day after',
          link: link('More about the whole village', href),
          isFeatured: false,
        },
      ],
      tone: 'tint',
    },
    [],
    domId ? { domId } : {},
  )
}

export const letters = [
  {
    quote: 'It rained for eleven minutes. Nobody remembers it but the photographer, who is grateful.',
    names: 'Ines and Jonah',
    place: 'Pointe Azul, May',
    image: image('pointe-azul-peaks'),
  },
  {
    quote: 'My grandmother danced. She had told us beforehand that she would not.',
    names: 'Priya and Daniel',
    place: 'Bahía Serena, November',
    image: image('group-wedding'),
  },
  {
    quote: 'We wanted nobody there, and they managed to make that feel like a crowd.',
    names: 'Moa and Elin',
    place: 'West End, February',
    image: image('west-end-sunset'),
  },
]

export function planner({ link: href }: { link: string }): DemoElement {
  return el('wedding-planner-contact', {
    title: 'You will write to Amara',
    image: image('weddings-hero'),
    link: link('Write to Amara', href),
    tone: 'plain',
  })
}
