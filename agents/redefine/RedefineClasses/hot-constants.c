/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses takes effect in compiled calls by constant handles, references and objects.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_redefined(jni, subject);
}

TEST(.target = "redefine.CompiledCalls", .args = LIST("Fixed", "DefaultMethods"), .probe = observe,
     .timeout = 60, .vm_args = LIST(COMPILED_EARLY), .needs = {.can_redefine_classes = 1});
