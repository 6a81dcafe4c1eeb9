/** An error whose message tells operators what is wrong and what to do. */
export class BackupError extends Error {}
