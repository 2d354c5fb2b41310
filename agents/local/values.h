/* SPDX-License-Identifier: Apache-2.0 */

/* Snapshots of the value object of classfile.Values, which calls the probe while it is under construction. */
#ifndef ASSAY_LOCAL_VALUES_H
#define ASSAY_LOCAL_VALUES_H

#include "assay.h"

enum { CONSTRUCTOR = 2 }; /* the depth of the frame, below the probe and who calls it */

static inline void say_value(JNIEnv *jni, const char *what, jobject object)
{
    if (object == NULL) {
        say("%s: null", what);
        return;
    }
    jclass klass = (*jni)->GetObjectClass(jni, object);
    if (!(*jni)->IsInstanceOf(jni, object, find_class(jni, "classfile/Value"))) {
        say("%s: %s", what, class_name(klass));
        return;
    }
    say("%s: %s, first %d, second %d", what, class_name(klass),
        (int)(*jni)->GetIntField(jni, object, field_id(jni, klass, "first", "I")),
        (int)(*jni)->GetIntField(jni, object, field_id(jni, klass, "second", "I")));
}

/* Keeps a new snapshot, if there is one, and says it; the next call, with the object made, says both. */
static inline void say_snapshot(JNIEnv *jni, jobject made, jobject taken)
{
    static jobject snapshot;
    if (made != NULL)
        say_value(jni, "made", made);
    else
        snapshot = (*jni)->NewGlobalRef(jni, taken);
    if (snapshot != NULL)
        say_value(jni, "snapshot", snapshot);
}

#endif
