/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("The filters of IterateOverHeap examine the tags of the calling environment.");

enum { TAG = 5 };

static int fives, tens;

HEAP_OBJECT_CALLBACK(object)
{
    fives += *tag == TAG;
    tens += *tag == 2 * TAG;
    return JVMTI_ITERATION_CONTINUE;
}

static void walk(jvmtiEnv *env, const char *what, jvmtiHeapObjectFilter filter, jclass klass)
{
    fives = tens = 0;
    jvmtiError error = klass == NULL
                           ? ti_in(env, IterateOverHeap, filter, object, NULL)
                           : ti_in(env, IterateOverInstancesOfClass, klass, filter, object, NULL);
    say("%s: %s, fives %d, tens %d", what, error_name(error), fives, tens);
}

static void observe(JNIEnv *jni, jobject unused)
{
    const jvmtiCapabilities tagging = {.can_tag_objects = 1};
    jvmtiEnv *other = new_environment_with(&tagging);
    jclass thing = find_class(jni, "heap/graph/Thing");
    for (int i = 0; i < 7; i++) {
        jobject made = (*jni)->AllocObject(jni, thing);
        if (i < 4)
            set_tag(made, TAG);
        if (i >= 2)
            must_in(other, SetTag, made, 2 * TAG);
    }
    walk(assay_env, "A, tagged", JVMTI_HEAP_OBJECT_TAGGED, NULL);
    walk(other, "B, tagged", JVMTI_HEAP_OBJECT_TAGGED, NULL);
    walk(assay_env, "A, untagged", JVMTI_HEAP_OBJECT_UNTAGGED, NULL);
    walk(assay_env, "A, tagged things", JVMTI_HEAP_OBJECT_TAGGED, thing);
    walk(other, "B, tagged things", JVMTI_HEAP_OBJECT_TAGGED, thing);
    walk(other, "B, either", JVMTI_HEAP_OBJECT_EITHER, thing);
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1});
