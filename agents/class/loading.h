/* SPDX-License-Identifier: Apache-2.0 */

/* Classes of which nothing may have been seen before the probe, and ClassLoad and ClassPrepare of the
 * classes named Late of classes.Loading. */
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

/* For the probe: the test is `inapplicable` if a class of this signature is too early, as one from an
 * archive may be; or if the JVM loads or prepares classes on a thread other than the one that uses them,
 * which need not wait for a callback. */
static inline void need_class(JNIEnv *jni, const char *signature,
                              bool (*is_too_early)(jclass klass))
{
    if (loaded_class_that(jni, signature, is_too_early) != NULL)
        inapplicable("the class was loaded or prepared when nothing had used it yet");
    need_prepared_where_used(jni);
}

static inline void need_not_loaded(JNIEnv *jni, const char *signature)
{
    need_class(jni, signature, is_any);
}

static inline void need_not_prepared(JNIEnv *jni, const char *signature)
{
    need_class(jni, signature, is_class_prepared);
}

static inline void need_late_child(JNIEnv *jni)
{
    need_not_loaded(jni, "Lclasses/LateChild;");
}

#endif
