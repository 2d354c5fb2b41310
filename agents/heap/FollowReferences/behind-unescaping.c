/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("FollowReferences reports a tagged object that a scalar-replaced one refers to, whatever the filter.");

enum { HELD = 1 };

static int references;

HEAP_REFERENCE_CALLBACK(reference)
{
    references += kind == JVMTI_HEAP_REFERENCE_FIELD && *tag == HELD;
    return JVMTI_VISIT_OBJECTS;
}

static void follow(jint filter, jclass klass)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    jvmtiError error = ti(FollowReferences, filter, klass, NULL, &callbacks, NULL);
    say("%s: %s, references from a field %d", heap_filter(filter), error_name(error), references);
}

static void JNICALL tick(JNIEnv *jni, jclass unused, jobject held, jint left)
{
    if (left == 0 && held != NULL) {
        set_tag(held, HELD);
        set_tag(class_of(jni, held), TAG_OF_CLASS);
    } else if (left == 0)
        follow(is_case("untagged")         ? JVMTI_HEAP_FILTER_UNTAGGED
               : is_case("class-untagged") ? JVMTI_HEAP_FILTER_CLASS_UNTAGGED
                                           : 0,
               is_case("klass") ? find_class(jni, "heap/walk/BehindUnescaping$Held") : NULL);
}

static void observe(JNIEnv *jni, jobject klass)
{
    static char name[] = "tick", signature[] = "(Lheap/walk/BehindUnescaping$Held;I)V";
    const JNINativeMethod method = {name, signature, (void *)tick};
    (*jni)->RegisterNatives(jni, (jclass)klass, &method, 1);
    no_exception(jni);
}

TEST(.target = "heap.walk.BehindUnescaping", .probe = observe, .needs = {.can_tag_objects = 1},
     .vm_args = LIST(COMPILED_EARLY), .cases = LIST("none", "untagged", "class-untagged", "klass"));
