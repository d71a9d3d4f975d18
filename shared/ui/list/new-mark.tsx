/** Of a row that a live event has added. */
export const NewMark = () => <span data-new="">جديد</span>;
