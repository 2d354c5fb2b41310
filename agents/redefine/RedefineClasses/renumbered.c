/* SPDX-License-Identifier: Apache-2.0 */
#include "redefine.h"

TITLE("What a class file means does not depend on where in its constant pool it stands.");

static void observe(JNIEnv *jni, jobject subject)
{
    say_redefined(jni, subject);
}

TEST(.target = "redefine.Renewed",
     .args = LIST("renewed", "Annotated", "Functions", "Handlers", "Members", "Switches", "Choice",
                  "Defaults", "Typed", "References"),
     .probe = observe, .timeout = 90, .needs = {.can_redefine_classes = 1});
