/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RetransformClasses replaces methods that differ only in their exception tables.");

static void observe(JNIEnv *jni, jobject subject)
{
    hook_class_of_probe(jni, subject);
    say("RetransformClasses: %s", error_name(retransform(jni, subject)));
}

TEST(.target = "classfile.Guarding", .probe = observe, .vm_args = LIST(COMPILED_BEFORE),
     .needs = {.can_retransform_classes = 1});
