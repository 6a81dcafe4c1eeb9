import { expect, test } from 'vitest'
import { readQuestion } from './read-question.ts'

test.each([
  ['I have twenty hours and like photography', 20],
  ['I can spend about 12 spare hours on it', 12],
  ['I have two hours a day', 14],
  ['I have two hours after work', 5],
  ['I have two hours daily', 5],
  ['I have two evenings a week', 6],
  ['週に二晩、花が好き', 6],
  ['I like photography', null],
])('the hours a week of “%s” are %s', (question, hours) => {
  expect(readQuestion(question).hours).toBe(hours)
})
