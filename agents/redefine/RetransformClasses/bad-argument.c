/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RetransformClasses refuses a negative count, a null pointer and objects that are no classes.");

static void observe(JNIEnv *jni, jobject subject)
{
    jclass good = find_class(jni, "assay/Probe");
    jclass bad = (*jni)->NewStringUTF(jni, "no class");
    jclass null = NULL;
    jvmtiError error = is_case("negative-count") ? ti(RetransformClasses, -1, &good)
                       : is_case("null-classes") ? ti(RetransformClasses, 1, NULL)
                       : is_case("not-a-class")  ? ti(RetransformClasses, 1, &bad)
                                                 : ti(RetransformClasses, 1, &null);
    say("RetransformClasses: %s", error_name(error));
}

TEST(.probe = observe, .needs = {.can_retransform_classes = 1}, .batch = true,
     .cases = LIST("negative-count", "null-classes", "not-a-class", "null-class"));
