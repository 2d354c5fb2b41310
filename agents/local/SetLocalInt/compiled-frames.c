/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("SetLocal functions change variables of several active frames of compiled methods.");

enum { INNER = 2, OUTER = 6 };

/* The frame of work at this depth, and those of wrap and enclose below it. */
static void set(JNIEnv *jni, jint depth, jint value)
{
    must(SetLocalInt, NULL, depth, 2, value);
    must(SetLocalObject, NULL, depth, 5, (*jni)->NewStringUTF(jni, "new"));
    must(SetLocalInt, NULL, depth + 1, 2, value + 1);
    must(SetLocalInt, NULL, depth + 2, 2, value + 2);
}

static void observe(JNIEnv *jni, jclass target)
{
    pass_case(jni, target);
    if (is_case("inner-first"))
        set(jni, INNER, 200);
    set(jni, OUTER, is_case("outer-again") ? 300 : 500);
    if (!is_case("inner-first"))
        set(jni, INNER, 200);
    if (is_case("outer-again"))
        set(jni, OUTER, 500);
}

TEST(.target = "local.CompiledCallers", .probe = observe,
     .needs = {.can_access_local_variables = 1}, .vm_args = LIST(COMPILED_BEFORE),
     .cases = LIST("inner-first", "outer-again", "outer-first", "thrown"));
