/* SPDX-License-Identifier: Apache-2.0 */
#include "../../redefine/held.h"
#include "../filters.h"

TITLE("A walk over the heap, asked first, gives obsolete frames the ids that they keep.");

REFERENCE(reference)
{
    if (kind == JVMTI_HEAP_REFERENCE_STACK_LOCAL && *tag > 0)
        held_asked[*tag - 1] = info->stack_local.method;
    return JVMTI_VISIT_OBJECTS;
}

static void ask_first(JNIEnv *jni, jobjectArray given)
{
    static const jvmtiHeapCallbacks callbacks = {.heap_reference_callback = reference};
    for (jint i = 0; i < HELD_METHODS; i++) {
        jobject object = (*jni)->GetObjectArrayElement(jni, given, HELD_OBJECTS + i);
        set_tag(object, i + 1);
        (*jni)->DeleteLocalRef(jni, object);
    }
    must(FollowReferences, 0, NULL, NULL, &callbacks, NULL);
}

TEST(.target = "redefine.Held", .probe = observe_held,
     .needs = {.can_redefine_classes = 1, .can_tag_objects = 1});
