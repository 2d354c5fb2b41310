/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"
#include "assay.h"

TITLE("FollowReferences reports only classes as SYSTEM_CLASS roots.");

enum { SYSTEM_CLASS_TAG = 7 };

/* Says whether there are objects with the tag, and such that are no classes. */
static void say_whether_classes(JNIEnv *jni)
{
    static const jlong tag = SYSTEM_CLASS_TAG;
    jclass klass = find_class(jni, "java/lang/Class");
    jint count = 0;
    int others = 0;
    jobject *objects = NULL;
    must(GetObjectsWithTags, 1, &tag, &count, NULL, NULL);
    ask_for_references(jni, count + 16);
    must(GetObjectsWithTags, 1, &tag, &count, &objects, NULL);
    for (jint i = 0; i < readable(objects, count); i++)
        others += !(*jni)->IsInstanceOf(jni, objects[i], klass);
    release(objects);
    say("system classes: %s, no classes: %s", count > 0 ? "some" : "none",
        others > 0 ? "some" : "none");
}

HEAP_REFERENCE_CALLBACK(reference)
{
    if (kind == JVMTI_HEAP_REFERENCE_SYSTEM_CLASS)
        *tag = SYSTEM_CLASS_TAG;
    return 0;
}

static void observe(JNIEnv *jni, jobject unused)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    jvmtiError error = ti(FollowReferences, 0, NULL, NULL, &callbacks, NULL);
    say("FollowReferences: %s", error_name(error));
    say_whether_classes(jni);
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1});
