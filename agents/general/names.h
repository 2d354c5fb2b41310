/* SPDX-License-Identifier: Apache-2.0 */

/* Asking for the names of error codes. */
#ifndef GENERAL_NAMES_H
#define GENERAL_NAMES_H

#include "assay.h"

/* Says the name that the JVM has for the code, and gives its memory back. */
static inline void say_name(int code)
{
    char *name = NULL;
    jvmtiError error = ti(GetErrorName, (jvmtiError)code, &name);
    if (error == JVMTI_ERROR_NONE) {
        say("%d: %s", code, quoted(name));
        must(Deallocate, (unsigned char *)name);
    } else {
        say("%d: %s", code, error_name(error));
    }
}

#endif
