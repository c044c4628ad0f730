const fields = {
  title: 'Title',
  description: 'Description',
  moreInfoLink: 'More info link',
  featureImage: 'Feature Image',
  contentImage: 'Content Image',
  isPublished: 'Publication Status',
  publishedAt: 'Published At',
  createdAt: 'Created At',
};

/** The words of announcements and ads (spec 2, 8), the odd ones to the letter. */
export const adNews = {
  announcements: {
    name: 'Announcement |||| Announcements',
    add: 'Add Announcement',
    edit: 'Edit Announcement',
    view: 'View Announcement',
    empty: 'No Announcements Found.',
    created: 'Announcement successfully created.',
    /** Also after an update and a publish toggle (spec 8). */
    updated: 'Announcement successfully created.',
    deleted: 'Announcements has been deleted successfuly',
    fields: { ...fields, targetType: 'Announcement Type' },
    columns: { targetType: 'Target' },
    types: { none: 'None', song: 'Song', artist: 'Artist', album: 'Album', video: 'Video', channel: 'Channel' },
    noTarget: 'No %{type} found',
    targetDeleted: 'Deleted %{type}',
  },
  ads: {
    name: 'Ad |||| Ads',
    add: 'Add Ad',
    edit: 'Edit Ad',
    view: 'View Ad',
    empty: 'No Ads Found.',
    created: 'Ad successfully created.',
    updated: 'Ad successfully updated',
    fields,
  },
};
