/* SPDX-License-Identifier: Apache-2.0 */

/* Environment-local storage in symbols. */
#ifndef GENERAL_STORAGE_H
#define GENERAL_STORAGE_H

#include "assay.h"

/* Two places to point at; the storage is about the pointer alone. */
static char first, second;

/* "null", "first", "second", "something else", or the error of the call. */
static inline const char *stored_in(jvmtiEnv *env)
{
    void *data = &env;
    jvmtiError error = ti_in(env, GetEnvironmentLocalStorage, &data);
    if (error != JVMTI_ERROR_NONE)
        return error_name(error);
    if (data == &first)
        return "first";
    if (data == &second)
        return "second";
    return data == NULL ? "null" : "something else";
}

#endif
