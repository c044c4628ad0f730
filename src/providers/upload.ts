import axios from 'axios';
import { type Answer, NoAnswer, type Sent } from './wire';

/** What fails before anything is sent has no request. */
const isUnanswered = (error: unknown) => axios.isAxiosError(error) && error.request !== undefined && !axios.isCancel(error);

/**
 * Sends one call and tells of its progress, as a fraction of what is sent so far.
 * @throws NoAnswer where nothing came back, and anything else where nothing was sent or the call was cancelled
 */
export const upload = async ({ body, onProgress, ...sent }: Sent): Promise<Answer> => {
  try {
    const { status, data } = await axios.request<string>({
      ...sent,
      data: body,
      responseType: 'text',
      // The body is read by http.ts alone.
      transformResponse: String,
      validateStatus: () => true,
      onUploadProgress: ({ loaded, total }) => onProgress?.(total ? loaded / total : 0),
    });
    return { status, text: data };
  } catch (error) {
    throw isUnanswered(error) ? new NoAnswer(error) : error;
  }
};
