import sections from './message-list.json';

/** A message of Rsbuild, of what runs inside it, or of the system around it. */
export interface Message {
  /** What is printed, word for word, with `…` for what differs from one project to another. */
  readonly says: readonly string[];
  /** The section that tells more: a page's path with its anchor. */
  readonly link: string;
  /**
   * What gives way where a log has other messages: a `general` one (it may have several causes), a `warning`, and the
   * `frame` that is printed around all errors.
   */
  readonly level?: 'general' | 'warning' | 'frame';
  /** Cause and cure are the same whatever tool printed it. */
  readonly anyTool?: true;
}

type IdsOf<Section> = Section extends unknown ? keyof Section : never;

export type MessageId = IdsOf<(typeof sections)[keyof typeof sections]>;

/** Every message that is explained. Cause and cure are what its section says, in either language. */
export const messages = Object.assign({}, ...Object.values(sections)) as Record<MessageId, Message>;
