import { el, image, link, picture } from '../../build'
import { rich } from '../../text'
import type { DemoPage } from './types'

const FOR_AGENTS = { audience: 'agents' } as const

const accountHero = (copy: string) =>
  el('agent-hero', {
    eyebrow: '',
    title: 'Your account',
    copy,
    figure: '',
    figureLabel: '',
    link: link('To the portal', '/agents'),
    image: picture('meetings-hero'),
    titleSize: 'text-5xl',
  })

/** The agents' portal. What is for agents is brought to them once they are signed in, and to nobody else. */
export const agentPages: DemoPage[] = [
  {
    path: '/agents',
    title: 'Cash Plus',
    layout: 'agent-cash-plus',
    languageCode: 'en',
    meta: {
      title: 'Cash Plus: for travel agents',
      description:
        'Net rates, points for every night, papers and people: the portal of Solmara Resorts for travel agents.',
      image: 'meetings-hero',
    },
    elements: [
      el('agent-hero', {
        image: picture('group-sailing'),
        link: link('Sign in', '#sign-in'),
        insideLink: link('See what you can sell', '#offers'),
      }),
      el('agent-dashboard', { link: link('All offers', '#offers') }, [], { ...FOR_AGENTS, label: 'Dashboard' }),
      el(
        'agent-login',
        {
          after: link('Open your dashboard', '/agents'),
          forgotten: link('Forgotten your password?', '/agents/forgotten-password'),
        },
        [],
        { domId: 'sign-in' },
      ),
      el(
        'agent-section',
        { title: 'What you get', copy: 'Four things that other portals keep to themselves.', columns: 2 },
        [
          el('agent-feature-card', { link: link('Meet the desk', '#desk') }),
          el('agent-feature-card', {
            figure: '2×',
            title: 'Double points in May',
            copy: 'Every night that you book in May counts twice, whenever your guests travel.',
            link: link('How it is counted', '#agent-news'),
            isAccent: true,
          }),
          el('agent-feature-card', {
            figure: '48 h',
            title: 'Rooms on hold',
            copy: 'Two days for your guests to ask their dog sitter. Nothing is charged until then.',
            link: link('Group rates', '/groups'),
          }),
          el('agent-feature-card', {
            figure: '1 h',
            title: 'An hour per house',
            copy: 'The academy knows which terrace has the sun at breakfast, and by the end so do you.',
            link: link('The handbook', '/agents/handbook'),
          }),
        ],
      ),
      el('login-required-button', {
        link: link('See the net rates', '#offers'),
        login: link('Sign in to see the net rates', '#sign-in'),
        align: 'center',
      }),
      el('agent-specials-grid', {}, [], {
        ...FOR_AGENTS,
        domId: 'offers',
        label: 'Offers with codes',
        hydrationMode: 'idle',
      }),
      el('agent-sso', { login: link('Sign in first', '#sign-in') }),
      el(
        'agent-staff',
        {
          people: [
            {
              image: image('story-town'),
              name: 'Marisol Peña',
              region: 'North America',
              phone: '+1 555 010 0142',
              email: 'marisol@solmara.example',
            },
            {
              image: image('group-yoga'),
              name: 'Owen Clarke',
              region: 'United Kingdom and Ireland',
              phone: '+44 20 7946 0144',
              email: 'owen@solmara.example',
            },
            {
              image: image('group-market'),
              name: 'Lucía Herrera',
              region: 'Latin America',
              phone: '+52 55 5010 0145',
              email: 'lucia@solmara.example',
            },
          ],
        },
        [],
        { domId: 'desk' },
      ),
      el(
        'agent-popup',
        {
          mode: 'on-click',
          targetName: 'agent-news',
          image: image('group-couple'),
          link: link('Plan a group', '/groups'),
        },
        [],
        { domId: 'news' },
      ),
    ],
  },
  {
    path: '/agents/handbook',
    title: 'Handbook',
    layout: 'agent-cash-plus',
    languageCode: 'en',
    meta: {
      title: 'The partners’ handbook',
      description: 'Room plans, transfer times and house rules for those who send us guests.',
      image: 'meetings-hero',
    },
    elements: [
      el('agent-hero', {
        eyebrow: '',
        title: 'The handbook',
        copy: 'Everything that guests ask, answered before they do.',
        figure: '',
        figureLabel: '',
        link: link('To the portal', '/agents'),
        image: picture('meetings-hero'),
        titleSize: 'text-5xl',
      }),
      el('handbook-login-form', { handbook: link('Sign in and read it', '/agents') }, [], {
        hydrationMode: 'idle',
      }),
      el(
        'accordion',
        { title: 'What guests ask' },
        [
          el('accordion-item', {
            title: 'Which rooms are quiet?',
            copy: rich(
              'Those with odd numbers, from the second floor on: they look at the garden, and the band plays on the other side.',
            ),
            open: true,
          }),
          el('accordion-item', {
            title: 'May a booking be moved?',
            copy: rich(
              'Once, without a fee, until seven days before the arrival. Write to the desk with both numbers: yours and ours.',
            ),
          }),
          el('accordion-item', {
            title: 'What is paid when?',
            copy: rich(
              'A fifth within a week, the rest thirty days ahead. Your share follows in the week of the departure.',
            ),
          }),
        ],
        { ...FOR_AGENTS, label: 'The handbook, for agents' },
      ),
      el('rich-text', { copy: rich('Questions? The [desk](/agents) picks up on the second ring.'), width: 'narrow' }),
    ],
  },
  {
    path: '/agents/forgotten-password',
    title: 'Forgotten password',
    layout: 'agent-cash-plus',
    languageCode: 'en',
    meta: { title: 'Forgotten your password?', description: 'A link to a new password, for travel agents.' },
    elements: [
      accountHero('You come back in with a link by e-mail.'),
      el('agent-forgotten-password', { back: link('Back to the sign-in', '/agents') }),
    ],
  },
  {
    path: '/agents/new-password',
    title: 'New password',
    layout: 'agent-cash-plus',
    languageCode: 'en',
    meta: { title: 'A new password', description: 'Travel agents choose a new password here.' },
    elements: [
      accountHero('One step is left.'),
      el('agent-new-password', {
        after: link('Open your dashboard', '/agents'),
        request: link('Ask for another link', '/agents/forgotten-password'),
      }),
    ],
  },
]
