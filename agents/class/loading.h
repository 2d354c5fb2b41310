/* SPDX-License-Identifier: Apache-2.0 */

/* ClassLoad and ClassPrepare of the classes named Late of classes.Loading. */
#ifndef ASSAY_CLASS_LOADING_H
#define ASSAY_CLASS_LOADING_H

#include "event_causes.h"
#include "prepared.h"

/* The simple name ("Child", "[Child"), or NULL for any other class. */
static inline const char *loading_name(jclass klass)
{
    const char *name = class_name(klass);
    const char *late = strstr(name, "classes/Late");
    if (late == NULL)
        return NULL;
    static _Thread_local char text[64];
    size_t arrays = strspn(name, "[");
    size_t length = strcspn(late + 12, ";");
    memcpy(text, name, arrays);
    memcpy(text + arrays, late + 12, length);
    text[arrays + length] = '\0';
    return text;
}

/* For the probe. */
static inline void need_late_child(JNIEnv *jni)
{
    need_not_loaded(jni, "Lclasses/LateChild;");
}

#endif
