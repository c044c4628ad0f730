/** The words of each kind of record: names, field labels, alerts and empty messages (spec 2, 8). */
export const resources = {
  artists: {
    name: 'Artist |||| Artists',
    add: 'Add Artist',
    edit: 'Edit Artist',
    view: 'View Artist',
    empty: 'No Artists Found.',
    noMatch: 'No Artist Found',
    created: 'Artist successfully created.',
    updated: 'Artist successfully updated.',
    fields: {
      stageName: 'Stage Name',
      firstName: 'First Name',
      lastName: 'Last Name',
      photo: 'Photo',
      coverImage: 'Cover Image',
      isPublished: 'Publication Status',
      publishedAt: 'Published At',
    },
  },
};
