import { el, image, link, noLink, picture } from '../../build'
import { rich } from '../../text'
import { RELEASE_PATH } from '../posts'
import { ownPost } from './posts'
import type { DemoPage } from './types'

const mark = (name: string, slug: string) => el('download-link', { text: `${name}, PNG`, file: image(`logo-${slug}`) })

/** The newsroom, and the page of every release. Both are made of the posts. */
export const pressPages: DemoPage[] = [
  {
    path: '/press',
    title: 'Press',
    layout: 'blocks',
    languageCode: 'en',
    meta: {
      title: 'Press: what the group has to announce',
      description:
        'Releases of Solmara Resorts with names, numbers and pictures, and whom to call before the deadline.',
      image: 'group-aerial',
    },
    elements: [
      el('hero', {
        eyebrow: 'Press',
        title: 'Quote us on that',
        copy: 'Every figure here has a name behind it, and the name answers the telephone.',
        link: link('Whom to call', '#desk'),
        secondLink: noLink,
        image: picture('group-aerial'),
        height: 'short',
        titleSize: 'text-6xl',
      }),
      el('press-releases', {
        title: 'Releases',
        copy: '',
        limit: 100,
        byYear: true,
        viewMoreBtn: noLink,
      }),
      el(
        'contact-block',
        {
          title: 'The press desk',
          copy: 'Facts within the hour, pictures within the day, a room to write in whenever one is free.',
          phone: '+1 809 555 0140',
          email: 'press@solmara.example',
          address: 'Calle del Puerto 14, Santo Domingo',
          hours: 'Monday to Friday, 8 a.m. to 6 p.m. in Santo Domingo',
          link: link('Write to the desk', 'mailto:press@solmara.example'),
          tone: 'tint',
        },
        [],
        { domId: 'desk' },
      ),
      el(
        'form-block',
        {
          formId: 'press',
          title: 'A question before the deadline',
          copy: 'Say what you write and when it has to be finished.',
          arrangement: 'beside',
          look: 'stack',
          tone: 'plain',
        },
        [],
        { hydrationMode: 'idle' },
      ),
      el('introduction', {
        eyebrow: 'For your page',
        title: 'Our marks, as they are',
        copy: rich('On a quiet ground, not smaller than a thumbnail, and never on a slope.'),
        align: 'left',
        titleSize: 'text-3xl',
      }),
      el('group', { arrangement: 'row', gap: 'large', align: 'center' }, [
        mark('Solmara', 'solmara'),
        mark('Jewel Coast', 'jewel-coast'),
        mark('Costa Viva', 'costa-viva'),
        mark('Noche Azul', 'noche-azul'),
      ]),
      el('introduction', {
        eyebrow: 'Longer than a release',
        title: 'Stories, if you have the time',
        copy: rich('Cooks, captains and gardeners write in the [journal](/blog). You may quote them, too.'),
        align: 'left',
        titleSize: 'text-3xl',
      }),
    ],
  },
  {
    path: RELEASE_PATH,
    title: 'A press release',
    layout: 'blocks',
    languageCode: 'en',
    meta: {
      title: 'A release from the press desk',
      description: 'News of Solmara Resorts, with names and numbers that may be quoted.',
      image: 'group-aerial',
    },
    elements: [
      el(
        'hero',
        { eyebrow: '', title: '', copy: '', link: noLink, secondLink: noLink, height: 'short', titleSize: 'text-5xl' },
        [],
        ownPost({ eyebrow: 'author', title: 'title', copy: 'excerpt', image: 'cover' }),
      ),
      el('rich-text', { width: 'narrow', size: 'normal' }, [], ownPost({ copy: 'body' })),
      el('rich-text', {
        copy: rich(
          '### About Solmara Resorts',
          'Eight all-inclusive resorts under four brands on five coasts of the Caribbean, 2,900 people, one founder who still answers letters. Pictures and interviews: press@solmara.example.',
        ),
        width: 'narrow',
        size: 'normal',
      }),
      el('press-releases', { title: 'The newest releases', copy: '', limit: 3, byYear: false, tone: 'tint' }),
    ],
  },
]
