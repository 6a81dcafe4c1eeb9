import type { TextFile } from '../../../shared/texts/parts.ts'

/** Named apart from the rest, so that first visits don't carry the names of files that few of them need. */
export const otherTexts = import.meta.glob<TextFile>(
  '../../../shared/texts/*/{contact,legal,consent,desk,failures,terms,privacy,refunds,commerce,learn-more,success-stories,offers/*,library/*,newsletter/*,status/*}.ts',
)
