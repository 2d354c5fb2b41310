/* SPDX-License-Identifier: Apache-2.0 */

/* A hook that makes redefine.Knot its own superclass when it is loaded, and is hook_replace
 * for other classes. */
#ifndef ASSAY_REDEFINE_KNOT_H
#define ASSAY_REDEFINE_KNOT_H

#include "../class_hook/handler.h"
#include "redefinition.h"

static inline void JNICALL tie(HOOK_PARAMETERS)
{
    static const char from[] = "redefine/Base";
    static const char to[] = "redefine/Knot";
    if (name == NULL || strcmp(name, to) != 0) {
        hook_replace(env, jni, redefined, loader, name, domain, length, bytes, new_length,
                     new_bytes);
        return;
    }
    give_copy(env, bytes, length, new_bytes, new_length);
    for (jint at = 0; at + (jint)strlen(from) <= length; at++)
        if (memcmp(*new_bytes + at, from, strlen(from)) == 0)
            memcpy(*new_bytes + at, to, strlen(to));
}

#endif
