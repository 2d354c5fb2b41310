/* SPDX-License-Identifier: Apache-2.0 */
#include "../compiled_variables.h"

TITLE("SetLocal functions change variables of one call of a compiled method, not those of the next call.");

/* Depth 1 is Probing.run, 2 work, 3 wrap. */
static void observe(JNIEnv *jni, jobject call)
{
    const char *which = to_string(jni, call);
    jint k = 0;
    if (strcmp(which, "first") == 0) {
        set_each_type(jni, 2, 2);
        must(SetLocalInt, NULL, 3, 2, 77);
    } else if (strcmp(which, "third") == 0) {
        must(SetLocalObject, NULL, 2, 8, (*jni)->NewStringUTF(jni, "newer"));
    }
    say("%s call", which);
    say_each_type(jni, NULL, 2, 2);
    must(GetLocalInt, NULL, 3, 2, &k);
    say("k %d", (int)k);
}

TEST(.target = "local.CompiledAgain", .probe = observe, .needs = {.can_access_local_variables = 1},
     .vm_args = LIST(COMPILED_BEFORE));
