/* SPDX-License-Identifier: Apache-2.0 */
#include "../locals.h"

TITLE("The jvmtiHeapReferenceInfoStackLocal has thread, frame, location and slot for another thread.");

static void observe(JNIEnv *jni, jobject pairs)
{
    jsize length = (*jni)->GetArrayLength(jni, pairs);
    say_locals(element(jni, pairs, length - 1), pairs, jni);
}

TEST(.target = "heap.walk.Locals", .args = LIST("elsewhere"), .probe = observe,
     .needs = {.can_tag_objects = 1});
