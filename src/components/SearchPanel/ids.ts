/** The ids by which the field points at the list and its selected item. */
export const LIST_ID = 'search-list';
export const itemId = (index: number): string => `search-item-${index}`;
