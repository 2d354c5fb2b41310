/* SPDX-License-Identifier: Apache-2.0 */
#include "../locals.h"

TITLE("The jvmtiHeapReferenceInfoStackLocal has thread, frame, location and slot for the calling thread.");

static void observe(JNIEnv *jni, jobject pairs)
{
    say_locals(NULL, pairs, jni);
}

TEST(.target = "heap.walk.Locals", .args = LIST("here"), .probe = observe,
     .needs = {.can_tag_objects = 1});
