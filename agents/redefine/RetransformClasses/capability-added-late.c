/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RetransformClasses takes effect in callers compiled before the capability was added.");

/* The callers have been compiled before any environment could retransform them. A JVM may not have kept what
 * it needs of a class that is as old. */
static void observe(JNIEnv *jni, jobject subject)
{
    static const jvmtiCapabilities late = {.can_retransform_classes = 1};
    jboolean modifiable = JNI_FALSE;
    add_capabilities(assay_env, &late);
    must(IsModifiableClass, class_of_probe(jni, subject), &modifiable);
    if (!modifiable)
        inapplicable("the class cannot be modified");
    say("RetransformClasses: %s", error_name(retransform(jni, subject)));
}

TEST(.target = "redefine.Hot", .args = LIST("new-bodies", "same"), .probe = observe, .timeout = 60);
