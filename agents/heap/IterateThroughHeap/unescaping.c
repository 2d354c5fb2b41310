/* SPDX-License-Identifier: Apache-2.0 */
#include "../unescaping.h"

TITLE("IterateThroughHeap by itself reports objects that compiled code may have scalar-replaced.");

HEAP_ITERATION_CALLBACK(object)
{
    if (class_tag == TAGGED_CLASS)
        *tag = FOUND;
    return 0;
}

static void JNICALL tick(JNIEnv *jni, jclass klass, jint left)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_iteration_callback = object};
    jint filter = is_case("untagged-alone")          ? JVMTI_HEAP_FILTER_TAGGED
                  : is_case("of-tagged-class-alone") ? JVMTI_HEAP_FILTER_CLASS_UNTAGGED
                                                     : 0;
    if (left > 0)
        return;
    set_tag(klass, TAGGED_CLASS);
    jvmtiError error = ti(IterateThroughHeap, filter, is_case("of-class") ? klass : NULL,
                          &callbacks, NULL);
    say_found(jni, klass, "IterateThroughHeap", error);
}

static void observe(JNIEnv *jni, jobject klass)
{
    call_at_tick(jni, klass, tick);
}

TEST(.target = "heap.walk.Unescaping", .probe = observe, .needs = {.can_tag_objects = 1},
     .vm_args = LIST(COMPILED_EARLY),
     .cases = LIST("all", "of-class", "untagged-alone", "of-tagged-class-alone"));
