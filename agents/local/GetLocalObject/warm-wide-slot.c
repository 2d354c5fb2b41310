/* SPDX-License-Identifier: Apache-2.0 */
#include "../wide.h"

TITLE("Objects in far slots are given in a method that has run often.");

static void observe(JNIEnv *jni, jobject made)
{
    if (made != NULL)
        return;
    must(ForceGarbageCollection);
    for (int i = 0; i < WIDE_SLOTS; i++) {
        jobject object = NULL;
        jvmtiError error = ti(GetLocalObject, NULL, DEPTH_WIDE, wide_slots[i], &object);
        say("slot %d: %s %s", (int)wide_slots[i], error_name(error),
            error == JVMTI_ERROR_NONE ? to_string(jni, object) : "nothing");
    }
}

TEST(.target = "classfile.Wide", .args = LIST("slots", "warm"), .probe = observe,
     .needs = {.can_access_local_variables = 1}, .vm_args = LIST(COMPILED_EARLY));
