import type { TextFile } from '../../../shared/texts/parts.ts'

/** In a separate module, so that first visits don't load the file names of rarely used texts. */
export const otherTexts = import.meta.glob<TextFile>(
  '../../../shared/texts/*/{contact,legal,consent,admin,failures,terms,privacy,refunds,commerce,learn-more,success-stories,offers/*,library/*,newsletter/*,status/*}.ts',
)
