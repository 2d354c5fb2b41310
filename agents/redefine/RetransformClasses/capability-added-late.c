/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RetransformClasses takes effect in callers compiled before the capability was added.");

/* The callers have been compiled before any environment could retransform them. */
static void observe(JNIEnv *jni, jobject subject)
{
    static const jvmtiCapabilities late = {.can_retransform_classes = 1};
    add_capabilities(assay_env, &late);
    say("RetransformClasses: %s", error_name(retransform(jni, subject)));
}

TEST(.target = "redefine.Hot", .args = LIST("new-bodies", "same"), .probe = observe, .timeout = 60);
