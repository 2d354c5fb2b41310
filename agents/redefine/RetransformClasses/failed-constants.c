/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("A class with a constant whose resolution failed is unchanged by a retransformation.");

static int probes;

static void observe(JNIEnv *jni, jobject subject)
{
    switch (probes++) {
    case 0:
        pass_case(jni, subject);
        break;
    case 1: /* Nobody has looked at the class before the constant is resolved. */
        break;
    default: {
        jclass klass = class_of_probe(jni, subject);
        say("without a hook: %s", error_name(ti(RetransformClasses, 1, &klass)));
        say_retransformed_unchanged(jni, subject);
    }
    }
}

TEST(.target = "classfile.Failing", .since = 11, .timeout = 90, .probe = observe,
     .needs = {.can_retransform_classes = 1},
     .cases = LIST("dynamic", "dynamic-throwing", "class", "method-handle", "method-type"));
