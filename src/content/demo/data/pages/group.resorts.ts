import { el, link, noLink, picture } from '../../build'
import { rich } from '../../text'
import { seasonBand } from '../recipes.parts'
import type { DemoPage } from './types'

export const resortsPage: DemoPage = {
  path: '/resorts',
  title: 'Resorts',
  layout: 'blocks',
  languageCode: 'en',
  meta: {
    title: 'Our resorts',
    description: 'Eight all-inclusive resorts in Saint Lucia, Jamaica, Antigua, the Dominican Republic and Mexico.',
    image: 'group-aerial',
  },
  elements: [
    el('hero', {
      eyebrow: 'Resorts',
      title: 'Eight places that could be nowhere else',
      copy: 'Choose by coast, by company or by what you would like for breakfast.',
      link: link('See the offers', '/specials'),
      secondLink: noLink,
      image: picture('about-hero'),
      height: 'normal',
      titleSize: 'text-6xl',
    }),
    seasonBand({
      eyebrow: 'Until the end of March',
      title: 'The whales are in the bay',
      copy: 'Fifteen hundred of them, off Samaná, and two boats that keep their distance.',
      link: link('Come and listen', '/specials/whale-season'),
      from: '2026-11-15',
      until: '2027-04-01',
    }),
    seasonBand({
      eyebrow: 'June to October',
      title: 'The turtles come ashore',
      copy: 'At night, and without light. Somebody who knows the beach takes you along.',
      link: link('Read about it', '/blog'),
      from: '2027-06-01',
      until: '2027-11-01',
    }),
    el(
      'tabs',
      { title: '', tone: 'plain' },
      [
        el('tab', { title: 'All resorts', copy: rich('Every house in the group, north to south.') }, [
          el('hotel-list', { title: 'All eight', copy: '', limit: 12, columns: 4 }),
        ]),
        el('tab', { title: 'Jamaica', copy: rich('One side green, one side gold.') }, [
          el('hotel-list', { title: 'Jamaica', copy: '', country: 'Jamaica', limit: 6, columns: 2 }),
        ]),
        el('tab', { title: 'Dominican Republic', copy: rich('Whales in the bay, merengue on the beach.') }, [
          el('hotel-list', {
            title: 'Dominican Republic',
            copy: '',
            country: 'Dominican Republic',
            limit: 6,
            columns: 2,
          }),
        ]),
        el('tab', { title: 'Mexico', copy: rich('Reef on one side, cenotes on the other.') }, [
          el('hotel-list', { title: 'Mexico', copy: '', country: 'Mexico', limit: 6, columns: 2 }),
        ]),
      ],
      { hydrationMode: 'visible' },
    ),
    el(
      'table',
      {
        title: 'At a glance',
        headers: 'Resort | Guests | From the airport | Known for',
        caption: 'Transfers are included with every stay of four nights or more.',
        rowHeadings: true,
      },
      [
        el('text-row', { cells: 'Pointe Azul | Everyone | 65 minutes | The Pitons from every bed' }),
        el('text-row', { cells: 'Bahía Serena | Everyone | 50 minutes by boat | Whales, bread, no road' }),
        el('text-row', { cells: 'Pimento Bay | Sixteen and over | 2 ½ hours | Rainforest and rum' }),
        el('text-row', { cells: 'Halcyon Bay | Sixteen and over | 35 minutes | Sailing' }),
        el('text-row', { cells: 'Playa Coralina | Families | 50 minutes | Eleven slides' }),
        el('text-row', { cells: 'Punta Palmera | Families | 25 minutes | Suites for nine' }),
        el('text-row', { cells: 'Cenote Luna | Eighteen and over | 75 minutes | A private cenote' }),
        el('text-row', { cells: 'West End | Eighteen and over | 95 minutes | Sunsets and records' }),
      ],
    ),
  ],
}
