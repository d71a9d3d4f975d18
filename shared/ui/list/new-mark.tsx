export const NewMark = () => <span data-new="">جديد</span>;
