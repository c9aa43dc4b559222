/** Checks the logs of rooms and events; needs no server of rooms. */
export {
  verify,
  type Fault,
  type FaultCode,
  type Verification,
  type Verified,
  type VerifyOptions,
} from './verify-room.js';
export {
  verifyEvent,
  type EventFault,
  type EventVerification,
  type VerifiedEvent,
  type VerifyEventOptions,
} from './verify-event.js';
export { verifyFiles, type FilesVerification, type SavedLog } from './verify-files.js';
