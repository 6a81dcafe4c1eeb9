/** Numbers that the home page's counters end at (B2.12). Texts name the same numbers. */
export const successStoryCount = 10_000
export const strategyCount = 1000
