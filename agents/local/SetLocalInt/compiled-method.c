/* SPDX-License-Identifier: Apache-2.0 */
#include "../compiled_variables.h"

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
    set_each_primitive(2, 2);
    must(SetLocalObject, NULL, 2, 8, other);
    say_each_primitive(NULL, 2, 2);
    must(GetLocalObject, NULL, 2, 8, &pair);
    say("the other pair: %s", truth((*jni)->IsSameObject(jni, pair, other)));
}

TEST(.target = "local.CompiledVariables", .probe = observe,
     .needs = {.can_access_local_variables = 1}, .vm_args = LIST(COMPILED_BEFORE));
