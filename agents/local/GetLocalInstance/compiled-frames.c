/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("GetLocalInstance returns each frame's own object where compiled methods call each other.");

/* Depth 0 is the probe, 1 Probing.run, 2 inner, 3 outer. */
static void observe(JNIEnv *jni, jobject unused)
{
    jobject instance = NULL, again = NULL;
    for (jint depth = 2; depth <= 3; depth++) {
        jvmtiError error = ti(GetLocalInstance, NULL, depth, &instance);
        if (error != JVMTI_ERROR_NONE || instance == NULL) {
            say("GetLocalInstance: %s", error_name(error));
            return;
        }
        say("GetLocalInstance: %s %s", error_name(error), to_string(jni, instance));
        must(GetLocalInstance, NULL, depth, &again);
        say("the same again: %s", truth((*jni)->IsSameObject(jni, instance, again)));
        jclass klass = find_class(jni, "local/CompiledReceivers$Receiver");
        if (!(*jni)->IsInstanceOf(jni, instance, klass))
            return;
        (*jni)->SetIntField(jni, instance, field_id(jni, klass, "number", "I"), 20 + depth);
    }
}

TEST(.target = "local.CompiledReceivers", .probe = observe,
     .needs = {.can_access_local_variables = 1}, .vm_args = LIST(COMPILED_EARLY));
