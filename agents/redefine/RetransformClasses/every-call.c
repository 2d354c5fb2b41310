/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RetransformClasses takes effect in every kind of call, and leaves overriding methods as they are.");

static void observe(JNIEnv *jni, jobject subject)
{
    static jmethodID kept;
    jclass klass = class_of_probe(jni, subject);
    if (kept == NULL)
        kept = static_method_id(jni, klass, "number", "()I");
    say("RetransformClasses: %s", error_name(retransform(jni, subject)));
    say("JNI: %d", (int)(*jni)->CallStaticIntMethod(jni, klass, kept));
}

TEST(.target = "redefine.Invoked", .args = LIST("new-bodies", "same", "newer-bodies"),
     .probe = observe, .needs = {.can_retransform_classes = 1});
