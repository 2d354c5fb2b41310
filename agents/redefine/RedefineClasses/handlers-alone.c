/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses replaces methods that differ only in their exception tables.");

static void observe(JNIEnv *jni, jobject subject)
{
    say("RedefineClasses: %s", error_name(redefine(jni, subject)));
}

TEST(.target = "classfile.Guarding", .probe = observe, .vm_args = LIST(COMPILED_BEFORE),
     .needs = {.can_redefine_classes = 1});
