/* SPDX-License-Identifier: Apache-2.0 */
#include "../unescaping.h"

TITLE("IterateOverReachableObjects by itself reports a variable's object that may be scalar-replaced.");

STACK_REFERENCE_CALLBACK(local)
{
    if (class_tag == TAGGED_CLASS && kind == JVMTI_HEAP_ROOT_STACK_LOCAL)
        *tag = FOUND;
    return JVMTI_ITERATION_CONTINUE;
}

OBJECT_REFERENCE_CALLBACK(field)
{
    if (class_tag == TAGGED_CLASS && referrer_tag == FOUND)
        *tag = FOUND;
    return JVMTI_ITERATION_CONTINUE;
}

static void JNICALL tick(JNIEnv *jni, jclass klass, jint left)
{
    if (left > 0)
        return;
    set_tag(klass, TAGGED_CLASS);
    say_found(jni, klass, "IterateOverReachableObjects",
              ti(IterateOverReachableObjects, NULL, local, field, NULL));
}

static void observe(JNIEnv *jni, jobject klass)
{
    call_at_tick(jni, klass, tick);
}

TEST(.target = "heap.walk.Unescaping", .probe = observe, .needs = {.can_tag_objects = 1},
     .vm_args = LIST(COMPILED_EARLY));
