/** Says to an operator what is wrong and what to do. */
export class BackupError extends Error {}
