/* SPDX-License-Identifier: Apache-2.0 */
#include "../variables.h"

TITLE("GetLocalInt reads boolean, byte, char, short and int variables with their signs.");

static void get(const char *name, jint depth, jint slot)
{
    jint value = 0;
    jvmtiError error = ti_if_able(GetLocalInt, NULL, depth, slot, &value);
    say("%s: %s %d", name, error_name(error), (int)value);
}

static void observe(JNIEnv *jni, jobject subject)
{
    get("z", DEPTH_CALLEE, SLOT_Z);
    get("b", DEPTH_CALLEE, SLOT_B);
    get("c", DEPTH_CALLEE, SLOT_C);
    get("s", DEPTH_CALLEE, SLOT_S);
    get("i", DEPTH_CALLEE, SLOT_I);
    get("i of the caller", DEPTH_CALLER, CALLER_I);
}

TEST(.target = "local.Variables", .probe = observe, .needs = {.can_access_local_variables = 1});
