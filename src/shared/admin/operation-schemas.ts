import { z } from 'zod'

/** Created when a dialog opens: what is submitted with the same id is done once (B20.39). */
export const operationId = z.uuid()
