/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RetransformClasses refuses primitive and array classes.");

static void observe(JNIEnv *jni, jobject subject)
{
    jclass klass = is_case("array") ? find_class(jni, "[Lassay/Probe;")
                                    : static_object_field(jni, find_class(jni, "java/lang/Integer"),
                                                          "TYPE", "Ljava/lang/Class;");
    SAY_CALL(RetransformClasses, 1, &klass);
}

TEST(.probe = observe, .needs = {.can_retransform_classes = 1}, .batch = true,
     .cases = LIST("array", "primitive"));
