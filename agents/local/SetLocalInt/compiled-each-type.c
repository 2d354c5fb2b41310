/* SPDX-License-Identifier: Apache-2.0 */
#include "../compiled_variables.h"

TITLE("SetLocal functions change variables of all types in a compiled method and its caller, and again.");

enum { INNER = 2, OUTER = 3 };

/* To values that no other frame and no other time has. */
static void set(JNIEnv *jni, jint depth, jint value, const char *word)
{
    must(SetLocalInt, NULL, depth, 2, value);
    must(SetLocalLong, NULL, depth, 3, value * 0x100000001LL);
    must(SetLocalFloat, NULL, depth, 5, (jfloat)value / 8);
    must(SetLocalDouble, NULL, depth, 6, value / 16.0);
    must(SetLocalObject, NULL, depth, 8, (*jni)->NewStringUTF(jni, word));
}

static void observe(JNIEnv *jni, jobject unused)
{
    if (is_case("twice")) {
        set(jni, INNER, 1000, "early");
        set(jni, OUTER, -2000, "earlier");
        say_each_type(jni, NULL, INNER, 2);
        say_each_type(jni, NULL, OUTER, 2);
    }
    set(jni, INNER, 200, "new");
    set(jni, OUTER, -300, "newer");
    say_each_type(jni, NULL, INNER, 2);
    say_each_type(jni, NULL, OUTER, 2);
}

TEST(.target = "local.CompiledTypes", .probe = observe, .needs = {.can_access_local_variables = 1},
     .vm_args = LIST(COMPILED_BEFORE), .cases = LIST("once", "twice"));
