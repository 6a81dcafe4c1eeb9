import { useLanguage } from '../platform/texts/language.tsx'
import { useMutation } from '@tanstack/react-query'
import type { Api } from '../platform/api/api.ts'
import { trpc } from '../platform/api/trpc.ts'
import { showFailure } from './explain-failure.ts'

export type Change = (api: Api['translation']) => Promise<unknown>

/** Changes translations; afterwards refetches the page's data, whether the change succeeded or failed. */
export function useTranslationChange() {
  const { t } = useLanguage()
  const { client, translation } = trpc.useUtils()
  return useMutation({
    mutationFn: (change: Change) => change(client.translation),
    onError: (error) => showFailure(t, error),
    onSettled: () => {
      const { overview, settings, compare, neighbours } = translation
      return Promise.all([overview, settings, compare, neighbours].map((shown) => shown.invalidate()))
    },
  })
}
