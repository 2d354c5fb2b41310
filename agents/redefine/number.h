/* SPDX-License-Identifier: Apache-2.0 */

/* A hook that says which number redefine.Subject.number() gives in the class file that it gets. */
#ifndef ASSAY_REDEFINE_NUMBER_H
#define ASSAY_REDEFINE_NUMBER_H

#include "../class_hook/handler.h"
#include "redefinition.h"

/* The method's code is two bytes, iconst_1 or another, and ireturn. The rest of the bytes need not
 * be those that were defined, nor the same each time. */
static inline int number_in(const unsigned char *bytes, jint length)
{
    static const unsigned char code_length[] = {0, 0, 0, 2};
    for (jint at = 0; at + 6 <= length; at++)
        if (memcmp(bytes + at, code_length, sizeof code_length) == 0 && bytes[at + 5] == 0xac)
            return bytes[at + 4] - 3;
    return -1;
}

/* Gives hook_file, if there is one. */
static inline void JNICALL look_at_number(HOOK_PARAMETERS)
{
    if (name == NULL || strcmp(name, hook_class) != 0)
        return;
    say("the hook sees number %d", number_in(bytes, length));
    hook_replace(env, jni, redefined, loader, name, domain, length, bytes, new_length, new_bytes);
}

#endif
