/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("SetLocal functions change variables of a compiled method.");

/* Depth 1 is Probing.run, 2 work. */
static void observe(JNIEnv *jni, jobject unused)
{
    jobject pair = NULL;
    must(GetLocalObject, NULL, 2, 8, &pair);
    jclass klass = find_class(jni, "local/CompiledVariables$Pair");
    if (pair == NULL || !(*jni)->IsInstanceOf(jni, pair, klass)) {
        say("slot 8 has not the pair");
        return;
    }
    jobject other = (*jni)->AllocObject(jni, klass);
    (*jni)->SetIntField(jni, other, field_id(jni, klass, "x", "I"), 88);
    (*jni)->SetLongField(jni, other, field_id(jni, klass, "y", "J"), 99);
    must(SetLocalInt, NULL, 2, 2, -123456789);
    must(SetLocalLong, NULL, 2, 3, -0x123456789aLL);
    must(SetLocalFloat, NULL, 2, 5, 9.75f);
    must(SetLocalDouble, NULL, 2, 6, -3.141592653589793);
    must(SetLocalObject, NULL, 2, 8, other);
    jvalue v = {0};
    must(GetLocalInt, NULL, 2, 2, &v.i);
    say("i %d", (int)v.i);
    must(GetLocalLong, NULL, 2, 3, &v.j);
    say("j %s", value_text('J', v));
    must(GetLocalFloat, NULL, 2, 5, &v.f);
    say("f %s", value_text('F', v));
    must(GetLocalDouble, NULL, 2, 6, &v.d);
    say("d %s", value_text('D', v));
    must(GetLocalObject, NULL, 2, 8, &pair);
    say("the other pair: %s", truth((*jni)->IsSameObject(jni, pair, other)));
}

TEST(.target = "local.CompiledVariables", .probe = observe,
     .needs = {.can_access_local_variables = 1}, .vm_args = LIST(COMPILED_BEFORE));
