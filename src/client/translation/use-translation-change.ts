import { useLanguage } from '../platform/texts/language.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answersOf, openApi, type Api } from '../platform/api/api.ts'
import { showFailure } from './explain-failure.ts'

const shown = [
  answersOf('translation.overview'),
  answersOf('translation.settings'),
  answersOf('translation.compare'),
  answersOf('translation.neighbours'),
]

export type Change = (api: Api['translation']) => Promise<unknown>

/** Changes something about translations; afterwards the page shows how it is, whether that worked or not. */
export function useTranslationChange() {
  const { t } = useLanguage()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (change: Change) => change((await openApi()).translation),
    onError: (error) => showFailure(t, error),
    onSettled: () => Promise.all(shown.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  })
}
