/* SPDX-License-Identifier: Apache-2.0 */
#include "heap.h"

TITLE("A jvmtiStackReferenceCallback changes and clears tags of objects in local variables.");

enum { CHANGED = 101, TAKEN };

HEAP_ROOT_CALLBACK(root)
{
    return JVMTI_ITERATION_CONTINUE;
}

STACK_REFERENCE_CALLBACK(stack)
{
    if (kind == JVMTI_HEAP_ROOT_STACK_LOCAL)
        *tag = *tag == CHANGED ? -CHANGED : *tag == TAKEN ? 0 : *tag;
    return JVMTI_ITERATION_CONTINUE;
}

static void observe(JNIEnv *jni, jobject pairs)
{
    set_tag(element(jni, pairs, 1), CHANGED);
    set_tag(element(jni, pairs, 3), TAKEN);
    jvmtiError error = ti(IterateOverReachableObjects, root, stack, NULL, NULL);
    say("IterateOverReachableObjects: %s", error_name(error));
    say("tags: %lld, %lld", (long long)tag_of(element(jni, pairs, 1)),
        (long long)tag_of(element(jni, pairs, 3)));
}

TEST(.target = "heap.walk.Locals", .args = LIST("here"), .probe = observe,
     .needs = {.can_tag_objects = 1});
