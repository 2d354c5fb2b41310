/* SPDX-License-Identifier: Apache-2.0 */

/* Classes of which nothing may have been seen before the probe, and ClassLoad and ClassPrepare of the
 * classes named Late of classes.Loading. */
#ifndef ASSAY_CLASS_LOADING_H
#define ASSAY_CLASS_LOADING_H

#include "event_causes.h"

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

static inline bool is_class_prepared(jclass klass)
{
    jint status = 0;
    must(GetClassStatus, klass, &status);
    return (status & JVMTI_CLASS_STATUS_PREPARED) != 0;
}

/* For the probe. The class may come from an archive, loaded or linked; or be loaded or prepared on a
 * thread other than the one that uses it, which need not wait for a callback. */
static inline void need_late(JNIEnv *jni, const char *signature, bool may_be_loaded)
{
    jint count = 0;
    jclass *classes = NULL;
    must(GetLoadedClasses, &count, &classes);
    for (jint i = 0; i < count; i++) {
        if (strcmp(class_name(classes[i]), signature) == 0
            && (!may_be_loaded || is_class_prepared(classes[i])))
            inapplicable("the class was loaded or prepared when nothing had used it yet");
        (*jni)->DeleteLocalRef(jni, classes[i]);
    }
    release(classes);
    need_prepared_where_used(jni);
}

static inline void need_late_child(JNIEnv *jni)
{
    need_late(jni, "Lclasses/LateChild;", false);
}

#endif
