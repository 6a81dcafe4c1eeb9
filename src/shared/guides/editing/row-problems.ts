import { createNamedSentences } from './named-sentences.ts'

/** Problems of a field or row of a file, for files and logs. The admin shows them in the page's language (`admin.problem.…`). */
export const rowProblems = createNamedSentences({
  missing: 'is missing',
  empty: 'is empty',
  tooLong: 'is longer than {most} characters',
  noText: 'must be text',
  noFlag: 'must be true or false',
  noTags: 'must be a list of texts, or texts with commas between them',
  range: 'must be a whole number from {least} to {most}',
  noTime: 'must be a time in UTC such as {example}',
  noChoice: 'must be {first}, {second} or {third}',
  elsewhere: 'must begin with /, because pages show no pictures of other sites',
  noObject: 'must be a JSON object',
  noVideos: 'must be a list of videos',
  noVideoId: 'must be the ID or the address of a YouTube video',
  noLanguage: 'must be a language code such as {example}',
  sameVideo: 'names a video twice',
  inVideo: 'video {number}: {part} {reason}',
  unknown: 'is not a known field',
  twice: 'is given in both spellings',
  nul: 'holds a NUL character',
  halfPair: 'holds half of a surrogate pair',
  tooLarge: 'holds a number that is too large',
  tooDeep: 'is nested more than {most} levels deep',
  idTwice: '{id} stands in line {line} already',
  notUtf8: 'is not valid UTF-8',
  notJson: 'is not valid JSON',
  noGuide: 'must be a JSON object: {example}',
  longLine: 'is longer than {most} MB',
  otherCells: 'has {cells} cells, the first line has {columns}',
})

/** Stands for the field name in the problem of a whole row: a line of JSON, or a row of CSV. */
export const wholeRowLabels = { line: 'line', row: 'row' } as const
