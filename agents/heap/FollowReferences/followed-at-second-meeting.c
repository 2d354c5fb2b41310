/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("An object whose first reference is not followed is followed once when a later one is.");

enum { OUTER = 1, INNER, CONTENT };

static int asked_at, met, contents;

HEAP_REFERENCE_CALLBACK(reference)
{
    contents += *tag == CONTENT;
    if (*tag != INNER)
        return 0;
    return ++met >= asked_at ? JVMTI_VISIT_OBJECTS : 0;
}

static void observe(JNIEnv *jni, jobject unused)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    jclass object = find_class(jni, "java/lang/Object");
    jobject content = (*jni)->AllocObject(jni, object);
    jobjectArray inner = (*jni)->NewObjectArray(jni, 1, object, content);
    jobjectArray outer = (*jni)->NewObjectArray(jni, 4, object, inner);
    set_tag(content, CONTENT);
    set_tag(inner, INNER);
    set_tag(outer, OUTER);
    for (asked_at = 1; asked_at <= 5; asked_at++) {
        met = contents = 0;
        jvmtiError error = ti(FollowReferences, 0, NULL, outer, &callbacks, NULL);
        say("VISIT_OBJECTS from %d on: %s, met %d, its content %d", asked_at, error_name(error),
            met, contents);
    }
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1});
