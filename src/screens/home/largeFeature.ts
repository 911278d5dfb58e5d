/** The feature whose card on the home page is large, with a drawing to match. */
export const largeFeature = 'ai-course-builder';
