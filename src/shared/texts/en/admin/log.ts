/** What operators did. */
export const texts = {
  'admin.log.text': 'Everything that has been done in the admin. Log entries can’t be changed or deleted.',
  'admin.log.table': 'Admin actions',
  'admin.log.empty': 'No actions yet.',
  'admin.log.reader': 'Reader {id}',
  'admin.log.guide': 'Guide {id}',
  'admin.action.role-changed': 'Changed a role',
} as const
