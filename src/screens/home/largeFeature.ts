/** The feature with the large card. */
export const largeFeature = 'ai-course-builder';
