/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RetransformClasses takes effect in compiled calls by constant handles, references and objects.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_retransformed(jni, subject);
}

TEST(.target = "redefine.CompiledCalls", .args = LIST("Fixed", "DefaultMethods"), .probe = observe,
     .timeout = 60, .vm_args = LIST(COMPILED_EARLY), .needs = {.can_retransform_classes = 1});
