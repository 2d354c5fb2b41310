/* SPDX-License-Identifier: Apache-2.0 */
#include "../locals.h"

TITLE("The jvmtiHeapReferenceInfoStackLocal has frame, location and slot in compiled methods, inlined or not.");

static void observe(JNIEnv *jni, jobject pairs)
{
    say_locals(NULL, pairs, jni);
}

TEST(.target = "heap.walk.CompiledLocals", .probe = observe, .needs = {.can_tag_objects = 1},
     .vm_args = LIST(COMPILED_BEFORE));
