/** Where a list stands: one of the places for answers, or the recent searches. */
export type ListName = 0 | 1 | 'recent';

/** The id of a list of the panel. */
export const listId = (list: ListName): string => `search-list-${list}`;

/** The id of an item of a list. */
export const itemId = (list: ListName, index: number): string => `search-item-${list}-${index}`;
