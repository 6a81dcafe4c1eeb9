/** The frame of the admin, and words that many of its sections need. */
export const texts = {
  'admin.head.title': '{section} | Admin | AI Income Guides',
  'admin.head.description': 'Tools for running the shop.',
  'admin.sections': 'Admin sections',
  'admin.section.home': 'Overview',
  'admin.section.guides': 'Guides',
  'admin.section.translations': 'Translations',
  'admin.section.log': 'Log',

  'admin.older': 'Show older entries',
  'admin.when': 'When',
  'admin.who': 'Who',
  'admin.what': 'What',
  'admin.cellOf': '{name}: ',
  'admin.zone': 'UTC',
  'admin.why': 'Reason',
  'admin.nothing': 'None',
  'admin.value': '{name}: {value}',
  'admin.change': '{name}: {before} → {after}',
} as const
