/* SPDX-License-Identifier: Apache-2.0 */
#include "../compiled_variables.h"

TITLE("GetLocal functions read the current variables of a compiled method.");

/* Depth 1 is Probing.run, 2 work. */
static void observe(JNIEnv *jni, jobject unused)
{
    jint n = 0;
    jobject pair = NULL;
    jobject again = NULL;
    must(GetLocalInt, NULL, 2, 0, &n);
    say("n %d", (int)n);
    say_each_primitive(NULL, 2, 2);
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
