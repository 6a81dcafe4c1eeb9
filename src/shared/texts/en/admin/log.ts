/** What operators did. */
export const texts = {
  'admin.log.text': 'Everything done in the admin. Nothing here can be changed or deleted.',
  'admin.log.table': 'Admin actions',
  'admin.log.empty': 'No actions yet.',
  'admin.log.reader': 'Reader {id}',
  'admin.log.guide': 'Guide {id}',
  'admin.action.role-changed': 'Changed a role',
} as const
