/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetLocal functions read the current variables of a compiled method.");

/* Depth 1 is Probing.run, 2 work. */
static void observe(JNIEnv *jni, jobject unused)
{
    jvalue v = {0};
    jobject pair = NULL;
    jobject again = NULL;
    must(GetLocalInt, NULL, 2, 0, &v.i);
    say("n %d", (int)v.i);
    must(GetLocalInt, NULL, 2, 2, &v.i);
    say("i %d", (int)v.i);
    must(GetLocalLong, NULL, 2, 3, &v.j);
    say("j %s", value_text('J', v));
    must(GetLocalFloat, NULL, 2, 5, &v.f);
    say("f %s", value_text('F', v));
    must(GetLocalDouble, NULL, 2, 6, &v.d);
    say("d %s", value_text('D', v));
    must(GetLocalObject, NULL, 2, 8, &pair);
    must(GetLocalObject, NULL, 2, 8, &again);
    if (pair == NULL) {
        say("pair null");
        return;
    }
    jclass klass = find_class(jni, "local/CompiledVariables$Pair");
    if (!(*jni)->IsInstanceOf(jni, pair, klass)) {
        say("pair %s", class_name((*jni)->GetObjectClass(jni, pair)));
        return;
    }
    jfieldID x = field_id(jni, klass, "x", "I");
    say("pair %s x %d", class_name(klass), (int)(*jni)->GetIntField(jni, pair, x));
    say("same object twice: %s", truth((*jni)->IsSameObject(jni, pair, again)));
    (*jni)->SetIntField(jni, pair, x, 555);
}

TEST(.target = "local.CompiledVariables", .probe = observe,
     .needs = {.can_access_local_variables = 1}, .vm_args = LIST(COMPILED_BEFORE));
