/* SPDX-License-Identifier: Apache-2.0 */

/* The roots that a walk reports as system classes are tagged by it. */
#ifndef ASSAY_HEAP_SYSTEM_CLASSES_H
#define ASSAY_HEAP_SYSTEM_CLASSES_H

#include "assay.h"

enum { SYSTEM_CLASS_TAG = 7 };

/* Says whether there are objects with the tag, and such that are no classes. */
static inline void say_whether_classes(JNIEnv *jni)
{
    static const jlong tag = SYSTEM_CLASS_TAG;
    jclass klass = find_class(jni, "java/lang/Class");
    jint count = 0;
    int others = 0;
    jobject *objects = NULL;
    must(GetObjectsWithTags, 1, &tag, &count, &objects, NULL);
    for (jint i = 0; i < count; i++)
        others += !(*jni)->IsInstanceOf(jni, objects[i], klass);
    release(objects);
    say("system classes: %s, no classes: %s", count > 0 ? "some" : "none",
        others > 0 ? "some" : "none");
}

#endif
