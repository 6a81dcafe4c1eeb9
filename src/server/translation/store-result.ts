import type { TranslationLanguage } from '../../shared/languages.ts'
import { hashBlock, storeTranslation } from '../guides/index.ts'
