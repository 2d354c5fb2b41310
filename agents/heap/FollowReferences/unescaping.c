/* SPDX-License-Identifier: Apache-2.0 */
#include "../unescaping.h"

TITLE("Both heap walks report objects in local variables of compiled code that may be scalar-replaced.");

static int reached, iterated;

/* A collector may take what earlier calls left on the stack for roots of the kind OTHER. */
HEAP_REFERENCE_CALLBACK(reference)
{
    if (class_tag == TAGGED_CLASS && kind == JVMTI_HEAP_REFERENCE_OTHER)
        return 0;
    if (class_tag == TAGGED_CLASS && *tag == 0) {
        *tag = 1;
        reached++;
    }
    return JVMTI_VISIT_OBJECTS;
}

HEAP_ITERATION_CALLBACK(object)
{
    iterated += *tag == 1;
    return 0;
}

static void JNICALL tick(JNIEnv *jni, jclass klass, jint left)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference,
                                                 .heap_iteration_callback = object};
    static const jlong one = 1;
    jint found = 0;
    if (left > 0)
        return;
    set_tag(klass, TAGGED_CLASS);
    jvmtiError error = ti(FollowReferences, 0, NULL, NULL, &callbacks, NULL);
    say("FollowReferences: %s, %d", error_name(error), reached);
    error = ti(IterateThroughHeap, 0, klass, &callbacks, NULL);
    say("IterateThroughHeap: %s, %d", error_name(error), iterated);
    error = ti(GetObjectsWithTags, 1, &one, &found, NULL, NULL);
    say("GetObjectsWithTags: %s, %d", error_name(error), (int)found);
}

static void observe(JNIEnv *jni, jobject klass)
{
    call_at_tick(jni, klass, tick);
}

TEST(.target = "heap.walk.Unescaping", .probe = observe, .needs = {.can_tag_objects = 1},
     .vm_args = LIST(COMPILED_EARLY));
