import type { ResortCopy } from './types'
import { family } from './resorts.copy.family'
import { late } from './resorts.copy.late'

const quiet: Record<string, ResortCopy> = {
  'pointe-azul': {
    welcome: 'A hillside that looks both ways',
    more: 'Mornings begin with parrots and the clank of the first cable car. By nine the peaks have put on their cloud, and by four they have taken it off again.',
    rooms: [
      'The mountains are in bed with you',
      'Rooms are stacked like steps so that no terrace looks into another. Wooden louvres instead of curtains, a deep bath behind them, and cocoa from the estate beside the kettle.',
      'pointe-azul-suite',
    ],
    dining: [
      'Five kitchens and a fire on the beach',
      'Breadfruit roasted in the coals on Mondays, Creole lunch on the cocoa terrace, and a nine-course table at the top of the funicular for evenings that need one.',
      'pointe-azul-dining',
    ],
    stats: [
      ['210', 'rooms, each with both peaks'],
      ['106', 'steps you may skip'],
      ['2', 'tanks a day, included'],
      ['1795', 'the year of the oldest cocoa tree'],
    ],
    galleryTitle: 'Up the hill and down again',
    daysTitle: 'Three days here',
    days: [
      [
        'Monday',
        'Walk to the falls with Odile at half past eight, while the path is in shade.',
        'Lunch under the drying shed. Sleep through the rain.',
        'Breadfruit and fire on the beach from seven.',
      ],
      [
        'Wednesday',
        'Two dives on the wall, or one long float above it.',
        'The cocoa walk at three: you will roast, winnow and take home a bar.',
      ],
      [
        'Friday',
        'The early boat to the market in Soufrière.',
        'A massage with nutmeg oil. Dinner at the top, jacket optional.',
      ],
    ],
    gettingHere:
      'Hewanorra airport is forty-two kilometres and forty-one bends away. A driver meets you, stops for coconuts on request, and hands you over to the funicular.',
    offersTitle: 'For your stay under the Pitons',
    contact: 'Odile and her colleagues answer from the desk that faces the mountain.',
  },
  'bahia-serena': {
    welcome: 'You hear the bell before you see the house',
    more: 'There is a bell on the jetty. Guests ring it on leaving, and those who mean to come back ring it twice.',
    rooms: [
      'Eighty metres from the sea, at most',
      'Whitewashed houses of six rooms each, with a porch, two rocking chairs and a ceiling fan that turns slowly enough to count. The shower has no roof; the almond tree sees to that.',
      'bahia-serena-suite',
    ],
    dining: [
      'Everything within sight',
      'Fish from the boats you can see, herbs from the bed behind the kitchen, coconut bread from halfway down the beach. On Saturdays the tables are carried to the waterline.',
      'bahia-serena-dining',
    ],
    stats: [
      ['1 km', 'of sand'],
      ['0', 'roads'],
      ['1,500', 'humpbacks in the bay each winter'],
      ['90', 'loaves before breakfast'],
    ],
    galleryTitle: 'A beach with a few houses on it',
    daysTitle: 'By the clock of the bay',
    days: [
      ['Early', 'Bread at six with Doña Altagracia.', 'Whale boat at seven, from January to March.'],
      [
        'Midday',
        'Borrow a dinghy. The teacher swims faster than you drift.',
        'Lunch with your feet in the sand, then the shade of the third palm from the left.',
      ],
      [
        'Late',
        'A cabin over the mangrove, with the tide going out underneath.',
        'Stars: the generator barge is behind the headland, so there are a great many.',
      ],
    ],
    gettingHere:
      'Fly to Samaná or Santo Domingo; we drive you to the town pier. The boat takes fifty minutes and there are ginger biscuits aboard.',
    offersTitle: 'Three ways onto the boat',
    contact: 'Write to Rafael. He also runs the lending library.',
  },
  'pimento-bay': {
    welcome: 'Where the river gives in',
    more: 'It rains here, warmly and briefly, most afternoons. The house has thirty green umbrellas and a verandah made for watching it.',
    rooms: [
      'Louvres, ferns and a plunge pool',
      'Suites are scattered through four acres of garden, each reached by its own path. Lamps are lit along it at dusk, by hand, by a man called Desmond who prefers not to be helped.',
      'pimento-bay-suite',
    ],
    dining: [
      'The library is full of rum',
      'Dinner begins with a walk along the shelves. The Garden Kitchen cooks for twelve; the Long Room does a roast fish that people have crossed the mountains for.',
      'pimento-bay-bar',
    ],
    stats: [
      ['84', 'suites'],
      ['140', 'bottles, one librarian'],
      ['20 min', 'to the falls'],
      ['30', 'green umbrellas'],
    ],
    galleryTitle: 'Green, mostly',
    daysTitle: 'If it were our week',
    days: [
      [
        'On the river',
        'A bamboo raft for two with Captain Miguel, eight miles, lunch on a stone.',
        'Back by four for the rain.',
      ],
      [
        'On the mountain',
        'Coffee at the grower’s, above the clouds by ten.',
        'Boots can be borrowed in every size but one.',
      ],
      ['On the verandah', 'A book from the shelf marked *long*.', 'Ginger tea, then something stronger.'],
    ],
    gettingHere:
      'Two and a half hours from Kingston by a road that earns its views. If you would rather skip it, a helicopter lands on the cricket pitch.',
    offersTitle: 'While you are on the green side',
    contact: 'Miss Pearl has kept the book since the house opened.',
  },
  'halcyon-bay': {
    welcome: 'The harbour kept the best rooms for us',
    more: 'The clock on the sail loft is four minutes fast so that crews are never late. The dining room runs on the same time.',
    rooms: [
      'Stone walls, sea air',
      'Behind walls a metre thick the storehouses stay cool without a sound. Newer suites stand on the hill, with a plunge pool and a telescope already pointed at the anchorage.',
      'halcyon-bay-suite',
    ],
    dining: [
      'Lunch where the barrels were',
      'Lobster from May to January, goat water on Sundays, and a cellar under the cooperage that Edmund will talk about for exactly as long as you like.',
      'halcyon-bay-dining',
    ],
    stats: [
      ['112', 'suites'],
      ['2', 'race yachts'],
      ['9', 'holes by the sea'],
      ['4 min', 'the clock is fast'],
    ],
    galleryTitle: 'Harbour light',
    daysTitle: 'With the wind',
    days: [
      ['Light airs', 'A round with hickory clubs before the heat.', 'Snorkel at Pillars, fifteen minutes by launch.'],
      ['Trade wind', 'Four o’clock sail. Take the helm past the fort.', 'Rum punch at Shirley Heights, by water taxi.'],
      ['A blow', 'Tasting under the vault with Edmund.', 'Chess by the fire that is lit twice a year.'],
    ],
    gettingHere:
      'Thirty-five minutes from the airport by car. In the right wind we fetch you from the marina by yacht; tell us if your luggage minds.',
    offersTitle: 'For your logbook',
    contact: 'The harbourmaster’s old telephone still rings here.',
  },
}

/** The parts of a resort's page that stand nowhere else. */
export const resortCopy: Record<string, ResortCopy> = { ...quiet, ...family, ...late }
