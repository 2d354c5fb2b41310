/* SPDX-License-Identifier: Apache-2.0 */
#include "../variables.h"

TITLE("SetLocalInt stores into boolean, byte, char and short variables.");

static void set(const char *name, jint slot, jint value)
{
    jvmtiError error = ti_if_able(SetLocalInt, NULL, DEPTH_CALLEE, slot, value);
    say("%s: %s", name, error_name(error));
}

static void observe(JNIEnv *jni, jobject subject)
{
    set("z", SLOT_Z, 0);
    set("b", SLOT_B, 127);
    set("c", SLOT_C, 65);
    set("s", SLOT_S, 32767);
}

TEST(.target = "local.Variables", .probe = observe, .needs = {.can_access_local_variables = 1});
