import { newsSchema } from '../../shared/news/news-schemas.ts'
import { publicProcedure, router } from '../trpc.ts'
import { readNews } from './read-news.ts'

export const newsRouter = router({
  read: publicProcedure.output(newsSchema).query(({ ctx }) => readNews(ctx.deps)),
})
