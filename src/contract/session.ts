import { z } from 'zod';
import { versioned } from './history';

/** The signed-in person, as login and the account calls give it (spec 3). */
export const currentUserSchema = z.object({
  _id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string().nullish(),
  fullName: z.string().optional(),
  role: z.string(),
  ...versioned,
});
export type CurrentUser = z.infer<typeof currentUserSchema>;

export const loginRequestSchema = z.object({
  email: z.string(),
  password: z.string(),
});
export const loginAnswerSchema = z.object({
  token: z.string(),
  user: currentUserSchema,
});
export type LoginRequest = z.infer<typeof loginRequestSchema>;
export type LoginAnswer = z.infer<typeof loginAnswerSchema>;

export const forgetPasswordRequestSchema = z.object({ email: z.string() });
export type ForgetPasswordRequest = z.infer<typeof forgetPasswordRequestSchema>;

export const resetPasswordRequestSchema = z.object({
  password: z.string(),
  confirmPassword: z.string(),
  token: z.string().optional(),
});
export type ResetPasswordRequest = z.infer<typeof resetPasswordRequestSchema>;

export const updateProfileRequestSchema = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string().optional(),
  unset: z.string().optional(),
});
export type UpdateProfileRequest = z.infer<typeof updateProfileRequestSchema>;

export const updatePasswordRequestSchema = z.object({
  password: z.string(),
  newPassword: z.string(),
  confirmNewPassword: z.string(),
});
export type UpdatePasswordRequest = z.infer<typeof updatePasswordRequestSchema>;
