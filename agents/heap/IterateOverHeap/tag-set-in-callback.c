/* SPDX-License-Identifier: Apache-2.0 */
#include "../things_and_specials.h"

TITLE("A tag that the callback of IterateOverHeap writes becomes the object's, and user data may be null.");

HEAP_OBJECT_CALLBACK(set)
{
    if (class_tag == SPECIAL_CLASS)
        *tag = *tag == 0 ? 500 : 0;
    if (user_data != NULL)
        *tag = 600;
    return JVMTI_ITERATION_CONTINUE;
}

static void observe(JNIEnv *jni, jobject subject)
{
    static bool done;
    if (done)
        return;
    done = true;
    tag_things(jni, subject);
    must(IterateOverHeap, JVMTI_HEAP_OBJECT_EITHER, set, NULL);
    for (jsize i = 0; i < 5; i++)
        say("thing %d: %d", (int)i, (int)tag_of((*jni)->GetObjectArrayElement(jni, subject, i)));
}

TEST(.target = "heap.graph.ThingsAndSpecials", .probe = observe, .needs = {.can_tag_objects = 1});
