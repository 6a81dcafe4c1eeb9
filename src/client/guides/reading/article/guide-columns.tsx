/** Layout classes of a guide: on wide screens, the facts and the contents are beside the text. */
export const columnsClass =
  'grid grid-cols-1 items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]'
export const sideColumnClass =
  'grid content-start gap-8 self-stretch lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:grid-rows-[auto_1fr]'
export const besideTextClass =
  'sticky top-24 hidden max-h-[calc(100dvh-8rem)] self-start overflow-y-auto border-l border-line pl-5 lg:block print:hidden'
