import type { TextFile } from '../../../shared/texts/parts.ts'

/** Rarely used texts are in a separate module, so that first visits don't load their file names. */
export const rareTexts = import.meta.glob<TextFile>(
  '../../../shared/texts/*/{contact,legal,consent,admin,failures,terms,privacy,refunds,commerce,learn-more,success-stories,offers/*,library/*,newsletter/*,status/*}.ts',
)
