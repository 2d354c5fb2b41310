/* SPDX-License-Identifier: Apache-2.0 */

/* Which events of ClassLoad and ClassPrepare are about classes of classes.Loading. */
#ifndef ASSAY_CLASS_LOADING_H
#define ASSAY_CLASS_LOADING_H

#include "assay.h"

/* The simple name ("Child", "[Child"), or NULL for a class that the target does not name,
 * as those that the JVM makes of lambda expressions. */
static inline const char *loading_name(jclass klass)
{
    const char *name = class_name(klass);
    const char *nested = strstr(name, "classes/Loading$");
    if (nested == NULL || nested[16] == '$')
        return NULL;
    static _Thread_local char text[64];
    size_t arrays = strspn(name, "[");
    size_t length = strcspn(nested + 16, ";");
    memcpy(text, name, arrays);
    memcpy(text + arrays, nested + 16, length);
    text[arrays + length] = '\0';
    return text;
}

#endif
