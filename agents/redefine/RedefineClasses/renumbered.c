/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("RedefineClasses finds the attributes of a class wherever their constants are in the constant pool.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_redefined(jni, subject);
}

TEST(.target = "redefine.Renewed",
     .args = LIST("renewed", "Annotated", "Functions", "Handlers", "Members", "Switches", "Choice",
                  "Defaults", "Typed", "References", "Merged"),
     .probe = observe, .timeout = 90, .needs = {.can_redefine_classes = 1});
