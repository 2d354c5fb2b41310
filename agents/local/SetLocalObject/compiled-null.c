/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("SetLocalObject sets variables of compiled methods to null, also before or after a value.");

enum { INNER = 2, OUTER = 6, SLOT_O = 5 };

static void set(JNIEnv *jni, jint depth, jobject value)
{
    jobject current = (*jni)->NewStringUTF(jni, "not stored");
    jvmtiError error = ti_if_able(SetLocalObject, NULL, depth, SLOT_O, value);
    /* That null can be stored is a recommendation. */
    if (error != JVMTI_ERROR_NONE && value == NULL)
        inapplicable("null is refused");
    assay_must(assay_env, "SetLocalObject", error);
    must(GetLocalObject, NULL, depth, SLOT_O, &current);
    say("%s: null: %s, as set: %s", depth == INNER ? "inner" : "outer", truth(current == NULL),
        truth((*jni)->IsSameObject(jni, current, value)));
}

static void observe(JNIEnv *jni, jclass target)
{
    jstring text = (*jni)->NewStringUTF(jni, "new");
    pass_case(jni, target);
    for (jint depth = INNER; depth <= OUTER; depth += OUTER - INNER) {
        if (is_case("value-then-null"))
            set(jni, depth, text);
        set(jni, depth, NULL);
        if (is_case("null-then-value"))
            set(jni, depth, text);
    }
}

TEST(.target = "local.CompiledCallers", .probe = observe,
     .needs = {.can_access_local_variables = 1}, .vm_args = LIST(COMPILED_BEFORE),
     .cases = LIST("null", "value-then-null", "null-then-value"));
