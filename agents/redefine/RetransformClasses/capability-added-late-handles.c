/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RetransformClasses takes effect in calls by handles compiled before the capability was added.");

/* The calls have been compiled before any environment could retransform classes. */
static void observe(JNIEnv *jni, jobject subject)
{
    static const jvmtiCapabilities late = {.can_retransform_classes = 1};
    add_capabilities(assay_env, &late);
    say_retransformed(jni, subject);
}

TEST(.target = "redefine.VaryingHandles", .args = LIST("Fixed", "DefaultMethods"), .probe = observe,
     .timeout = 60, .vm_args = LIST(COMPILED_EARLY));
