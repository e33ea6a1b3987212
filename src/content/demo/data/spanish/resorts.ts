import type { SpanishTexts } from './types'

/** All resorts of the group. */
export const resorts: SpanishTexts = {
  words: {
    Resorts: 'Resorts',
    'Our resorts': 'Nuestros resorts',
    'Eight all-inclusive resorts in Saint Lucia, Jamaica, Antigua, the Dominican Republic and Mexico.':
      'Ocho resorts todo incluido en Santa Lucía, Jamaica, Antigua, República Dominicana y México.',
    'Eight places that could be nowhere else': 'Ocho lugares que no podrían estar en otra parte',
    'Choose by coast, by company or by what you would like for breakfast.':
      'Elija por la costa, por la compañía o por lo que le gustaría desayunar.',
    'See the offers': 'Ver las ofertas',
    'Until the end of March': 'Hasta finales de marzo',
    'The whales are in the bay': 'Las ballenas están en la bahía',
    'Fifteen hundred of them, off Samaná, and two boats that keep their distance.':
      'Mil quinientas, frente a Samaná, y dos barcos que guardan la distancia.',
    'Come and listen': 'Venga a oírlas',
    'June to October': 'De junio a octubre',
    'The turtles come ashore': 'Las tortugas salen a la playa',
    'At night, and without light. Somebody who knows the beach takes you along.':
      'De noche y sin luz. Lo acompaña alguien que conoce la playa.',
    'Read about it': 'Leer más',
    'All resorts': 'Todos los resorts',
    'Every house in the group, north to south.': 'Todas las casas del grupo, de norte a sur.',
    'All eight': 'Las ocho',
    Jamaica: 'Jamaica',
    'One side green, one side gold.': 'Un lado verde, un lado dorado.',
    'Dominican Republic': 'República Dominicana',
    'Whales in the bay, merengue on the beach.': 'Ballenas en la bahía, merengue en la playa.',
    Mexico: 'México',
    'Reef on one side, cenotes on the other.': 'De un lado, el arrecife; del otro, los cenotes.',
    'At a glance': 'De un vistazo',
    'Resort | Guests | From the airport | Known for': 'Resort | Huéspedes | Desde el aeropuerto | Conocido por',
    'Pointe Azul | Everyone | 65 minutes | The Pitons from every bed':
      'Pointe Azul | Todos | 65 minutos | Los Pitones desde cada cama',
    'Bahía Serena | Everyone | 50 minutes by boat | Whales, bread, no road':
      'Bahía Serena | Todos | 50 minutos en barco | Ballenas, pan, ninguna carretera',
    'Pimento Bay | Sixteen and over | 2 ½ hours | Rainforest and rum':
      'Pimento Bay | Desde los dieciséis años | 2 ½ horas | Selva y ron',
    'Halcyon Bay | Sixteen and over | 35 minutes | Sailing':
      'Halcyon Bay | Desde los dieciséis años | 35 minutos | La vela',
    'Playa Coralina | Families | 50 minutes | Eleven slides': 'Playa Coralina | Familias | 50 minutos | Once toboganes',
    'Punta Palmera | Families | 25 minutes | Suites for nine':
      'Punta Palmera | Familias | 25 minutos | Suites para nueve',
    'Cenote Luna | Eighteen and over | 75 minutes | A private cenote':
      'Cenote Luna | Desde los dieciocho años | 75 minutos | Un cenote privado',
    'West End | Eighteen and over | 95 minutes | Sunsets and records':
      'West End | Desde los dieciocho años | 95 minutos | Atardeceres y discos',
    'Transfers are included with every stay of four nights or more.':
      'El traslado va incluido en toda estancia de cuatro noches o más.',
  },
}
