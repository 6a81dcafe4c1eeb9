/** The frame of the admin, and words that many of its sections need. */
export const texts = {
  'admin.head.title': '{section} | Admin | AI Income Guides',
  'admin.head.description': 'Run the shop.',
  'admin.sections': 'Admin sections',
  'admin.section.home': 'Overview',
  'admin.section.guides': 'Guides',
  'admin.section.translations': 'Translations',
  'admin.section.log': 'Log',
  'admin.home.title': 'Admin',

  'admin.older': 'Show older',
  'admin.when': 'When',
  'admin.who': 'Who',
  'admin.what': 'What',
  'admin.cellOf': '{name}: ',
  'admin.zone': 'UTC',
  'admin.why': 'Why',
  'admin.nothing': 'none',
  'admin.value': '{name}: {value}',
  'admin.change': '{name}: {before} → {after}',
} as const
