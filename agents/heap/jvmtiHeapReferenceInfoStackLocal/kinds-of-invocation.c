/* SPDX-License-Identifier: Apache-2.0 */
#include "../locals.h"

TITLE("The jvmtiHeapReferenceInfoStackLocal has the location of the invocation, whichever its kind.");

static void observe(JNIEnv *jni, jobject pairs)
{
    jsize length = (*jni)->GetArrayLength(jni, pairs);
    local_count = 0;
    say_locals(element(jni, pairs, length - 1), pairs, jni);
}

TEST(.target = "heap.walk.LocalsByCall", .probe = observe, .needs = {.can_tag_objects = 1});
