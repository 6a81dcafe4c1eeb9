/** An error message for operators: what is wrong and what to do. */
export class BackupError extends Error {}
